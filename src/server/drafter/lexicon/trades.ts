/**
 * What people of a trade usually have to do with: the last word or words of their name, and words for their things and deeds in the base
 * form. It decides where the description says nothing of such a thing; a longer name goes before a shorter one.
 */
const ROWS = `
accountant, bookkeeper, accounts, accounting, finance, payroll, tax adviser: invoice receipt vat tax ledger payment salary payslip expense reimburse bank balance month-end booking account reconcile debt overdue
treasurer: fee dues payment budget account donation money receipt debt overdue cash
administrator, admin, it, system administrator: permission access user account setting role login audit backup password retention configuration
agent, support agent, support staff, support, call centre agent: ticket reply call customer complaint macro template queue escalation refund answer sla
ambulance crew, paramedic, medic: patient call shift vehicle emergency drug equipment triage
apprentice, trainee: report trainer signature exam week entry logbook
architect, designer: drawing model plan version revision specification measurement
archivist, librarian, curator, registrar: catalogue record scan copy loan shelf collection register exhibit metadata transcription
artist: client design sketch session deposit ink piece quote
assistant: calendar appointment task message document reminder
athlete, player, swimmer, runner: training match team result score selection
attendee, participant, delegate: ticket session schedule talk badge seat workshop
attorney, lawyer, counsel, legal counsel, general counsel: contract clause case client court deadline hearing document matter file confidential risk negotiation
auditor, inspector, examiner: inspection evidence finding report defect certificate compliance checklist history
baker, cook, chef, kitchen, kitchen staff: recipe ingredient dough oven dish menu batch portion allergen stock waste bake
barista, waiter, server, bartender: shift table order tip drink guest
beekeeper: hive colony queen honey inspection swarm treatment
borrower, reader, library member: loan book return reservation renew due late
breeder: animal litter pedigree mating birth pup
buddy, mentor: newcomer meeting question checklist welcome
builder, contractor, subcontractor, foreman, site manager: site defect job crew quote material drawing deadline snag plan weather
buyer, shopper, purchaser: offer listing price order basket search compare return delivery review viewing
captain, club captain, coach, trainer, instructor: team line-up player training attendance lesson session pupil progress skill result match drill
caretaker, janitor, facility manager, facilities: repair defect room key heating lamp building maintenance
chair, board, board member, committee, committee member: vote minutes agenda meeting decision application approval member rule plot
charity, food bank, partner charity: donation quota order pick-up household portion
child, kid, teen, teenager: game pocket reward chore homework parent streak
chorister, singer, musician, actor, dancer: rehearsal part score voice practice concert attendance costume role script
citizen, resident, neighbour, inhabitant: street parcel bin permit pickup noise parking date collection address
claims handler, claims manager, loss adjuster: claim policy reserve damage fraud payment cover letter storm clause
cleaner, cleaning staff, housekeeping, housekeeper, attendant: room bed clean linen towel order stain floor shift
clerk, court clerk, ward clerk, office, office staff, secretary, school secretary, school office: form letter file application list enrolment register appointment document invoice fee deadline reminder phone
client, customer, subscriber: order delivery price payment account invoice discount booking appointment subscription address refund voucher
clinic, practice, practice manager: appointment patient invoice staff equipment opening
clinician, doctor, physician, dentist, therapist, physiotherapist, audiologist, optometrist: patient diagnosis treatment prescription finding exercise appointment referral allergy medicine
conductor, choirmaster, stage manager: rehearsal score singer cast scene part attendance programme
coordinator, organiser, organizer, event manager, planner: schedule event volunteer venue date seat guest vendor timeline plan task
counter staff, front desk, reception, receptionist: check-in arrival walk-in booking phone queue desk appointment guest handover deposit
couple, bride, groom: guest seating invitation rsvp wedding menu
courier, delivery driver, driver, rider, haulier: route stop parcel delivery address van road load unload signal traffic vehicle door drop pickup proof
creator, podcaster, host, blogger: episode listener show recording audience transcript publish sponsor supporter
crew, field crew, technician, field technician, mechanic, fitter, installer, repair crew: repair part job site tool fault defect measurement cellar signal offline customer battery serial visit
dealer, seller, merchant, shop owner, shop, retailer: listing stock price sale offer order customer shipping margin photo
department head, head of department, team lead, team leader, lead, line manager: team approval workload hour shift absence overview budget
developer, engineer, on-call engineer, platform engineer, programmer: api key code deploy log alert incident flag sdk build test token request error webhook endpoint rate
dispatcher, controller, control room, control room operator, operator: call vehicle assign alarm job route shift status urgent delay alert queue
donor, blood donor: donation appointment receipt gift blood slot
editor, desk editor, journalist, reporter, author, writer: article text draft story photo publish deadline headline version correction caption
employee, staff, worker, colleague, team member: shift holiday leave hour expense receipt timesheet absence sick training
energy manager, facility: meter consumption reading tariff solar load
estimator, sales rep, sales, sales team: quote price offer customer discount lead margin order
event guest, guest, visitor, traveller, tourist, hiker, camper, passenger: booking ticket stay seat room arrival trip ride delay price exhibit tour entrance hut bed
family, household: child meal subsidy account calendar member
farmer, grower, gardener, forester, winemaker, cellar master, vineyard manager: field crop harvest plot soil row tank water tree planting bin weather must
foster parent, pet owner, dog owner, owner of the dog: pet dog cat animal vaccination appointment microchip
freelancer, consultant, photographer: client invoice project hour quote deposit gallery order picture
fundraiser: donor campaign gift letter pledge
game master: team room key reset puzzle hint clue
goods-in clerk, picker, packer, warehouse, warehouse worker, warehouse manager, inventory controller, storekeeper: stock shelf bin barcode parcel label pallet pick pack count weight batch quarantine delivery expiry
guard, security officer: tour checkpoint incident patrol key alarm site
hr, recruiter, hiring manager, people team: candidate interview application vacancy contract onboarding reference
incident manager: incident postmortem severity timeline status
insurer, health insurer, underwriter: policy claim premium risk approval
interpreter, translator, linguist, reviser, reviewer, proofreader: text translation glossary term file language deadline hearing word review version
lab analyst, laboratory, lab, lab manager, researcher, scientist: sample instrument measurement method calibration result booking grant experiment
landlord, letting agent, property manager, housing company: rent tenant flat deposit lease repair meter key viewing utility
learner, student, pupil, nurse in training: lesson exercise course test exam progress certificate homework timetable practice budget word
lounge manager, hotel manager, head housekeeper, duty manager: guest occupancy capacity staff report rate
manager, general manager, operations, owner, director: report overview staff rota cost budget approval figures policy target statistics capacity utilisation
marketer, marketing, agency, sponsor, advertiser: campaign ad audience figures newsletter brand impression
member, club member: membership booking fee event vote reservation discount item loan
moderator, community manager: report post comment spam rule chat block contest
mobility manager: trip employee site commute saving
nurse, ward nurse, charge nurse, carer, care worker: patient ward dose medication shift care bed transfer handover
nurse manager, bed manager: ward bed forecast capacity transfer staffing training
parent, guardian: child pick-up fee consent allergy school photo permission absence lunch
patient: appointment result prescription doctor waiting symptom
pharmacist: prescription medicine dose interaction stock
pilot, drone pilot: flight battery weather field aircraft
policyholder: claim damage photo receipt payout
producer, production accountant, studio manager: budget shoot crew invoice room payout kit meal wrap calendar
product manager, product owner: segment release feature experiment feedback flag roadmap
project manager: job deadline budget supplier translator client offer milestone
property owner, home owner, homeowner: appointment house certificate date inspection
quality manager, compliance, compliance officer: audit deviation record approval certificate traceability complaint
release manager: release deploy version rollback approval freeze
respondent: form answer question survey field save
route setter: route wall grade hold
study sponsor: figure site enrolment report
study coordinator, clinical research associate: volunteer study site screening eligibility consent enrolment visit questionnaire criteria
surveyor, agronomist: map measurement field report area
sweep, chimney sweep: boiler stove flue measurement cellar house round defect
teacher, tutor, educator, lecturer, professor: class lesson pupil student grade homework course test parent timetable certificate
tenant, renter, lodger: rent flat repair deposit meter landlord heating key
tradesman: scrap load weight material price
trustee: statement report figures vote
user, hobbyist, gamer: account setting app notification profile
vendor, supplier, caterer: order offer invoice delivery menu timeline
vet, vet nurse, veterinarian: animal treatment vaccination operation medicine species dose
volunteer, helper: shift sign-up slot task hour event
warden, hut warden: hut guest bed arrival weather dinner
weighbridge operator: truck weight ticket load scale price weigh
workshop planner, installation planner, transport manager, fleet manager: vehicle maintenance driver calendar card download schedule capacity inspection overdue
`;

/** The words that go with each trade, by its name. */
export const TRADES: readonly (readonly [trade: string, words: readonly string[]])[] = ROWS.trim()
  .split('\n')
  .flatMap((row) => {
    const [names = '', words = ''] = row.split(': ');
    return names.split(', ').map((name) => [name, words.split(' ')] as const);
  });
