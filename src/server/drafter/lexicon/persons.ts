function set(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** Nouns that name one human being by trade, by what they do or by whose they are, beside the usual ones of `PERSON_NOUNS`. */
export const PERSONS = set(
  `abbot academic accompanist acolyte acquaintance activist actor actress adjudicator adolescent adult adventurer advocate agronomist aide alderman alumna alumnus amateur ambassador
participant anaesthetist anesthetist animator announcer anthropologist antiquarian apiarist apothecary applicant appraiser arbitrator arborist archaeologist archbishop archer archivist artisan assembler
associate astronaut astronomer attorney au-pair auctioneer audiologist aunt auxiliary baby babyminder backpacker bailiff ballerina bandleader bandmaster banker barmaid beautician bell-ringer
bellboy bellhop bellringer benefactor biker binman biologist birder birdwatcher bishop blacksmith blaster boarder boatbuilder boatman boatswain bodyguard bookbinder bosun botanist boulderer
boxer boy boyfriend breadwinner breeder bricklayer bridegroom bridesmaid broadcaster brother bursar busboy busker butcher butler bystander cabbie caddie cadet campaigner camper canoeist
canvasser cardholder cartographer cartoonist carver celebrity cellist ceo ceramicist cfo chairman chairwoman chambermaid chaperone chaplain chemist childminder chiropractor chocolatier
choirmaster choreographer chorister churchgoer churchwarden cio civilian cleric co-author co-host co-owner co-pilot co-worker coachman cmo cobbler coder cofounder cohost colonel columnist
comedian commandant commander commissionaire committer commodore compatriot competitor composer comptroller confectioner congressman consignor constable constituent consul contestant
controller convener convenor conveyancer convict coo cooper copilot copywriter correspondent councillor councilor counsel counterparty cousin cowboy coworker coxswain craftsman craftsperson
craftswoman crewman critic crofter cto curate curler custodian dad dairyman daughter daughter-in-law deacon deckhand decorator defendant delegate deputy detainee detective diarist dj dietician
dietitian diplomat distiller docent docker doorman doula dramaturg dressmaker driller drover drummer dustman dyer ecologist economist elector embalmer emissary enthusiast envoy equestrian
estimator evaluator ex-member executor exhibitor expat expatriate eyewitness falconer farmhand farrier father-in-law fencer ferryman fiance fiancee fiduciary fieldhand filmmaker finisher
fireman fisherman fisherwoman fishmonger florist follower forewoman forwarder foster-parent fosterer freeholder freshman friar fundraiser gamekeeper gamemaster gamer gendarme generalist
geneticist gentleman geologist girl girlfriend giver glassblower glazier goalkeeper godchild godfather godmother goldsmith golfer governor gp grader graduate grandchild granddaughter grandma
grandpa grandson granny gravedigger greengrocer grocer groom groundskeeper groundsman guitarist guy gymnast gynaecologist hacker handyman harbourmaster hauler haulier headhunter headmaster
headmistress headteacher helpmate herder herdsman hero historian hitchhiker hobbyist holidaymaker homeopath honoree horseman horsewoman horticulturist hotelier houseguest househusband
housekeeper housemaid housemate housewife husband hygienist illustrator imam incumbent infant influencer informant inhabitant inmate innkeeper inpatient integrator intermediary invigilator
jeweler jeweller jobseeker jockey jogger joiner juror kayaker keyholder knitter laborer labourer lady landscaper leaseholder leaver lieutenant lifeguard linesman linguist listener litigant
locksmith lodger lumberjack luthier lyricist machinist magistrate maid mailman marine mariner mason masseur masseuse mathematician matron mayor mentee mercenary merchandiser messenger
meteorologist middleman migrant milker miller millwright minder miner missionary modeller mom monk mortician mother-in-law motorcyclist mountaineer mourner musher narrator naturalist
naturopath navigator navvy nephew new-hire new-joiner new-starter newbie newborn newsreader niece nonmember notary novelist nun obstetrician occupant occupier offender ombudsman oncologist opponent optometrist orderly
organist orphan orthodontist osteopath outpatient paddler paediatrician parishioner parson passer-by passerby pastor pathologist pediatrician pentester phlebotomist physicist pianist pilgrim
plaintiff plasterer playmate playwright ploughman podcaster podiatrist policeman policewoman pollster porter postdoc postgraduate postman postmaster potter president priest printmaker
prisoner proctor prosecutor psychiatrist psychologist publican purser quarryman quartermaster quilter quizmaster rabbi radiographer radiologist rambler rancher rapporteur ratepayer rater
reaper recruit rector refugee rehomer rep repairman reseller restaurateur restorer retiree rigger ringer ringmaster roadie roofer rookie rower sacristan saddler sailmaker salesgirl saleslady
salesman saleswoman scaffolder schoolboy schoolchild schoolgirl schoolmate schoolteacher scout screenwriter sculptor seafarer seaman seamstress self-employed senator sentinel sentry sergeant
serviceman sexton shearer sheriff shipwright shoemaker shopkeeper shunter signaller signalman signatory silversmith sister sitter skater skier smallholder snowboarder sociologist soldier
soloist sommelier son son-in-law songwriter sonographer sophomore soprano sportsman sportswoman spouse sprinter stablehand staffer stagehand stakeholder stationmaster statistician stepchild
stepdaughter stepfather stepmother stepson stevedore stewardess stockman stoker stonemason streamer striker stylist subcontractor subeditor subscriber subtenant superuser surfer surrogate
suspect sweep sweeper swimmer sysadmin tanner tattooist taxpayer telemarketer teller testator thatcher theologian thresher ticket-holder tiler toastmaster toolmaker townsman trader tradesman
tradesperson tradeswoman trucker turner tutee twin typesetter typist uncle undergraduate undersecretary understudy undertaker upholsterer usherette valuer verger veteran vicar victim
villager vintner violinist virtuoso vlogger wayfarer weaver webmaster welder wheelwright whistleblower widow widower wife winegrower winnower witness woodcutter worshipper wrestler yachtsman
youngster zoologist adopter alum bouncer busser captioner carpenter celebrant hubby physio prefect promoter scheduler smith sous-chef teen transcriber trapper
tween workmate youtuber mistress buddy chap hostess laundress substitute locum evacuee hirer assignee approver requestor commenter uploader watcher payee invitee nominee licensee addressee collaborator debtor creditor`,
);

/** Nouns with a person's ending that name things, beside those in `NOT_PERSONS`. */
export const THINGS_LIKE_PERSONS = set(
  `accelerator adapter adaptor aerator airliner alligator allowlist altimeter altogether amber amplifier analyser analyzer anchor another answer antler applicator armor backorder balancer
beaver bee beeper behavior bender bestseller blacklist blinker blister blocker bomber border boulder breaker breather bulldozer bundler bunker burner cadaver caiman calculator caliber
calliper canister canter capacitor carburettor career catheter cauliflower censor chandelier charger chopper cinder clamor clincher cloister clover clutter coaster collider combine-harvester
compressor condenser conditioner conger consonant contaminant copper corridor coulter coupler cracker crawler creamer croissant cruiser crusher cucumber currant cylinder dagger dampener
data-logger datalogger debugger defibrillator denylist deodorant determinant detonator diameter diaper dimmer disclaimer discover disinfectant disorder doppler dresser dryer dumper duster
easter elephant endeavor enhancer equalizer equator excavator exterior extinguisher extractor eyeliner favor feather fender fertiliser fist fiver flicker flier flyer fodder formatter
freighter fritter fryer fuser gander garter gather gazetteer gender gentian geotracker ginger gist glacier gopher grandeur grater grist hamster hangover harvester hatter heifer honor horror
humidifier hunger hydrant igniter implant inhaler initiator instant insulator integer interceptor irritant jubilee jumper kilometer lacquer larder lavender levee lifter limiter linter
liqueur load-balancer lobster logger loudspeaker lubricant lumber magnifier microcontroller millimeter minifier mister modifier monster mower murder muster opener oscillator ottoman oxidant
pacemaker pallor panther parser pedigree peeler pendant pennant perimeter pier pincher pitcher planter plaster plotter powder pre-order preorder primer propeller protector protractor puree
puzzler quaver radiator razor reactor receptor recorder rectifier reefer reflector refresher regulator reindeer reorder resistor respirator revolver rocker sander saucer scooter scraper
screwdriver seater seeder sequencer settee shaker sharpener shelter shoulder shredder shutter silencer silver simulator sinker skyscraper slipper smelter solder sorter spanner sparkler
spell-checker spider splinter splitter sprayer spreader sprinkler stabiliser stabilizer steamer sterilizer stopper strainer stretcher subfolder subtractor sunflower supercomputer sweetener
switcher talisman tamper tanker taper tender tenor terror tether thriller timber toffee tokenizer toner topper totalizer tower transceiver transducer transmitter transplant transponder
trawler trimester trimmer trouser tuber tumor tweezer typewriter ulcer vaporizer ventilator vigor viper visualizer wafer waist waiver warmer washer whether whisker whitelist winder wonder
wrist zipper projector fermenter teaser`,
);

/** Nouns that name people where they act and tools elsewhere: "pickers weigh their crates", but "a date picker". */
export const PERSONS_WHEN_ACTING = set(
  'hand picker packer logger loader digger sorter checker setter runner planter harvester trimmer operative executive official starter temp mate superior master applicator steward marker scorer reader chief finder sub party tech monitor ref dresser base headquarters hq',
);
