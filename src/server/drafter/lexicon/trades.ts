import { remember } from '../language/remember.ts';
import { stem } from './function-words.ts';

const remembered = remember<ReadonlySet<string>>(200);

/** What people of a trade mostly have to do with, whatever a description tells of them: the last words of their name, and their words. */
const TRADES: readonly (readonly [name: string, words: string])[] = [
  [
    'customer|client|shopper|buyer|purchaser|subscriber|consumer|guest|visitor|user|account holder|passenger|traveller|traveler|diner|renter|borrower|reader|regular|orderer|cardholder',
    `pay card cart basket checkout wishlist favourite favorite voucher coupon discount loyalty points subscription unsubscribe reorder reschedule password login
gift cancel friend browse buy`,
  ],
  [
    'customer|client|shopper|buyer|subscriber|account holder|private customer|business customer|recipient',
    `spending balance savings fingerprint delivery tracking return exchange refund skip pause window address payee transfer`,
  ],
  [
    'guest|visitor|diner|attendee|invitee',
    `allergy diet vegetarian vegan wifi late check-out luggage plus-one parking answer rsvp dress`,
  ],
  [
    'passenger|traveller|traveler|commuter|tourist',
    `seat luggage connection platform departure delay ticket pram wheelchair`,
  ],
  [
    'patient|client',
    `symptom history prescription appointment referral waiting directions allergy reschedule cancel home`,
  ],
  [
    'tenant|resident|lodger|flatmate|citizen|neighbour|neighbor|home owner|homeowner',
    `rent noise neighbour parcel intercom laundry bin heating leak defect landlord`,
  ],
  [
    'pet owner|owner of the pet|dog owner|cat owner|horse owner',
    `appointment book cancel reschedule pay vaccination pet dog cat puppy worming insurance`,
  ],
  [
    'learner|student|pupil|trainee|apprentice|participant',
    `placement test enrol resume quiz certificate subtitle flashcard homework exam practice practise notes revise bookmark vocabulary streak grade lesson deadline scholarship`,
  ],
  [
    'teacher|trainer|instructor|tutor|lecturer|educator|professor',
    `grade mark correct correction slide worksheet attendance class lesson homework feedback seating attach parent test absent pupil student late`,
  ],
  ['coach|instructor', `session training drill squad attendance line-up lineup substitute warm-up cancel exercise`],
  [
    'player|runner|athlete|rider|swimmer|climber|member|singer|musician|dancer',
    `lift share kilometre mile practise join streak personal progress friend car`,
  ],
  [
    'parent|guardian|mother|father',
    `child son daughter sick absent absence collect pick-up consent permission pocket grandparent sibling bedtime homework allergy pay`,
  ],
  ['child|kid|teen', `game points pocket streak`],
  [
    'driver|courier|rider|deliverer|delivery driver|haulier|trucker|rider',
    `route navigation van lorry truck doorstep door parking traffic mileage fuel load unload tour detour gate drop-off`,
  ],
  [
    'technician|mechanic|caretaker|janitor|repairer|plumber|electrician|fitter|engineer|tradesperson|handyman|installer|service crew|repair crew|crew',
    `repair spare part tool serial fault defect before manual job ladder key checklist replace replacement meter`,
  ],
  [
    'packer|picker|warehouse staff|warehouse worker|storekeeper|warehouse|warehouse volunteer|warehouse manager|shelver|stock clerk',
    `label shelf aisle pick pallet barcode scan scanner stock slip carton weigh bin packing tape`,
  ],
  [
    'cook|chef|kitchen|baker|caterer|kitchen staff',
    `dish recipe ingredient portion menu oven dough batch leftover waiting ticket kitchen`,
  ],
  [
    'waiter|waitress|server|barista|bartender|counter staff|waitstaff|service staff',
    `table tip bill tap tray course drink split`,
  ],
  [
    'receptionist|front desk|reception|desk clerk|reception desk|front desk clerk|school office|school secretary|secretary|front office',
    `recall gap cancellation walk-in phone caller queue desk key card confirm arrival check-in letter form no-show reschedule room waiting`,
  ],
  [
    'doctor|vet|physician|gp|surgeon|dentist|therapist|physiotherapist|nurse|vet nurse|practitioner|psychologist|midwife|ward nurse',
    `diagnosis prescription findings dose medication chart lab referral vital wound treatment surgery patient symptom visit allergy dictate voice`,
  ],
  [
    'accountant|bookkeeper|treasurer|finance|finance clerk|accounts clerk|finance team|finance office|accounting|billing clerk|controller|accounts|payroll|production accountant|cashier|tax adviser',
    `invoice debit dunning unpaid overdue fee dues tax vat bank reconcile ledger statement receipt expense payment book-keeping bookkeeping cost fine wages booking`,
  ],
  [
    'librarian|archivist|registrar|curator|cataloguer',
    `catalogue catalog title isbn duplicate double import shelf fine barcode loan accession keyword metadata collection`,
  ],
  [
    'recruiter|hiring manager|hr|hr manager|human resources|talent manager|personnel',
    `interview candidate cv resume reference offer rejection applicant shortlist onboarding job contract board leave vacancy advert`,
  ],
  ['candidate|applicant|jobseeker|job seeker', `upload cv resume cover retype withdraw apply status linkedin answer`],
  [
    'support|support agent|support staff|agent|support team|customer service|help desk|helpdesk|call centre|call centre agent|service agent|support engineer',
    `canned reply replies macro escalate caller case ticket merge answer template tag snooze mailbox queue customer`,
  ],
  [
    'manager|lead|leader|supervisor|owner|boss|director|head|chief|foreman|quality manager|principal|operations lead',
    `forecast workload trend summary statistics kpi target budget quota utilisation utilization turnover margin revenue report performance staffing overtime rota roster dashboard absence average`,
  ],
  [
    'planner|dispatcher|coordinator|scheduler|organiser|organizer|shift lead|dispatch|yard planner|project manager|duty controller|volunteer coordinator|intake coordinator|crew lead',
    `assign reassign gap overlap clash conflict double-booked drag calendar duplicate template seating deadline shift substitute standby stand-in plan route reminder`,
  ],
  [
    'admin|administrator|it admin|it lead|system administrator|page admin|moderator',
    `role permission right rights invite import merge duplicate archive backup log retention setting template block ban spam deactivate ticket bulk field`,
  ],
  [
    'editor|author|writer|journalist|blogger|reporter|editor-in-chief',
    `royalty royalties draft article headline publish proofread caption embargo version byline spelling`,
  ],
  [
    'organiser|organizer|host|event manager|wedding planner',
    `event agenda seating table invitation guest list plus-one venue headcount badge deadline`,
  ],
  [
    'sales rep|sales agent|salesperson|sales manager|sales team|sales|account executive',
    `deal lead pipeline quote follow-up prospect stuck lost call contact business territory`,
  ],
  ['account manager|key account manager', `contract renewal renew upsell churn`],
  [
    'lawyer|paralegal|solicitor|attorney|general counsel|claims handler|case worker|loss adjuster|adjuster',
    `case clause hearing deadline file document missing fraud double letter redact evidence template opinion`,
  ],
  [
    'landlord|property manager|estate agent|letting agent|housing company',
    `rent lease deposit vacancy vacant tenant flat viewing meter repair arrears advertise listing`,
  ],
  ['cleaner|housekeeper|cleaning staff|housekeeping', `room supplies linen mop key door broken checklist towel`],
  [
    'guard|warden|inspector|auditor|ranger|controller|control room|permit officer',
    `round checkpoint inspection finding violation audit report sign-off sanction fine photo evidence patrol`,
  ],
  [
    'developer|engineer|programmer|build engineer|on-call engineer|tester|data team',
    `api sandbox webhook token log build deploy deployment bug release branch stack commit test staging endpoint`,
  ],
  [
    'farmer|grower|gardener|farm hand|beekeeper|winemaker|fruit grower',
    `seed soil harvest water spray feed crop field herd bed frost weather`,
  ],
  ['volunteer|helper', `shift sign up hours certificate swap`],
  ['donor|sponsor|backer|member|supporter', `donate donation anonymous monthly receipt gift`],
  ['fundraiser|charity|coordinator', `campaign thank donor segment mailing appeal`],
  [
    'seller|merchant|vendor|shop owner|trader|host|provider|store owner|dealer',
    `listing stock price photo payout fee discount variant bulk sale sold commission`,
  ],
  [
    'photographer|designer|artist|studio|illustrator',
    `proof gallery watermark retouch version portfolio sketch resolution`,
  ],
  [
    'shop assistant|shop staff|sales assistant|cashier|clerk|shop manager|box office staff|box office',
    `till counter change receipt voucher scan price tag reprint`,
  ],
  [
    'analyst|lab technician|sampler|researcher|scientist|lab',
    `sample result measurement instrument batch limit unit decimal specimen`,
  ],
  [
    'employee|worker|staff|crew member|colleague|freelancer|nurse|assistant',
    `swap shift leave holiday payslip overtime timesheet sick hours expense expenses mileage`,
  ],
  ['policyholder|claimant|insured', `photo damage withdraw status claim upload receipt`],
  ['approver|signatory|authorised signatory|board|committee', `approve reject approval signature`],
];

const compiled = TRADES.map(([name, words]) => ({
  name: new RegExp(`(?:^|[ -])(?:${name})$`),
  words: words.split(/\s+/).map((word) => stem(word)),
}));

/** The words, as stems, that people of that name mostly have to do with. */
export function wordsOfTrade(name: string): ReadonlySet<string> {
  return remembered(name, () => {
    const who = name.toLowerCase().replace(/ of .+$/, '');
    return new Set(compiled.filter((trade) => trade.name.test(who)).flatMap(({ words }) => words));
  });
}
