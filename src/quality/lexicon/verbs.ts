const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Base forms that are hardly ever nouns: after "and" they begin another action. */
export const PURE_VERBS = words(`
  accept accompany achieve acquire activate adapt add adjust administer admit advertise afford aggregate agree
  allocate allow analyse analyze annotate announce anonymise anonymize apologise apologize appear append apply
  appoint approve archive arise arrange arrive ask assemble assess assign associate attach attend authenticate
  authorise authorize automate avoid await bake ban be become begin belong bind borrow bring browse build buy
  calculate cancel capture categorise categorize celebrate certify choose cite claim clarify classify clone
  collaborate collapse collect combine communicate compare compensate compile comply compose compute concatenate
  conduct configure confirm congratulate connect consent consolidate constrain construct consult consume contain
  contribute convert convince cook coordinate correlate create criticise crop customize deactivate decide
  declare decline decrypt deduct defer define delete delimit deliver demonstrate deny depend depict deploy
  derive describe deselect deserve destroy detect determine develop diagnose differentiate dig digest digitise
  digitize disable disappear discard disclose disconnect discover discuss dismiss dispatch dispose dissolve
  distinguish distribute divide do donate download drink duplicate earn eat edit elect eliminate embed emit
  empower enable encourage encrypt enforce engage enhance enlarge enrich enrol enroll ensure entail enter
  entitle erase establish evacuate evaluate examine exceed exclude excuse execute exempt exist expand explain
  explore expose express extend extract facilitate fail feel fetch finalise finalize find finish flatten follow
  forget forgive fulfil fulfill gather generate get give go govern greet grow handle happen have hear help
  hesitate hide hover identify ignore illuminate illustrate imagine implement impose improve include incorporate
  indent indicate inform inherit inhibit initiate insert inspect install integrate interact interpret interrupt
  introduce invalidate invest investigate invite involve iterate join justify keep knit know launch learn lend
  let listen load locate login logout lookup loosen lose maintain make manage manipulate memorise memorize merge
  migrate minimise minimize mitigate modify monitor motivate mute navigate nominate normalise normalize obey
  obfuscate obscure observe obtain occur offset omit onboard operate oppose optimise optimize organise organize
  originate outdent outsource overcome oversee overtake overview overwrite owe participate peel perform persist
  personalise personalize persuade pertain pick populate portray postpone praise predict prepare preserve
  presume prevent prioritise prioritize proceed prohibit promote pronounce propagate propose protect prove
  provide provision punish put raise reach react realise realize rearrange reassign rebook recalculate receive
  reclaim recognise recognize recommend recompute reconcile reconfigure recover recruit rectify recycle redeem
  redirect redistribute reduce refer refill refine reflect reformat refuel refuse regenerate register reject
  relate relaunch release relocate rely remain remark remember remind remove rename render renew reopen reorder
  reorganise reorganize repay rephrase replace represent reproduce republish require reschedule resemble resend
  reserve resist resize resolve respond restore restrict resubmit resume retain rethink retrieve revert revise
  revoke rewrite rinse rotate satisfy save say scan see seek seize select sell send serve set settle sew shorten
  sign simplify simulate sit skip sleep soften solve speak specify spell spend stabilise stand stay stipulate
  store streamline strengthen subdivide submit substitute subtract succeed suggest summarise summarize supervise
  surpass surrender surround suspend synchronise synchronize tailor teach tell think throw toggle tolerate train
  transcode transcribe transform translate transmit travel traverse troubleshoot tweak unblock undelete undergo
  understand undo unfollow unify uninstall unlink unlock unmute unpack unpublish unsend unsubscribe untag update
  uphold upsell utilise utilize validate vary verify visualise visualize wait watch wear withhold write zip
`);

/** Base forms that are as often nouns, yet in a story more often verbs. */
export const LIKELY_VERBS = words(`
  attempt backup book bookmark call check click compress copy customise cut debug delegate deposit display drag
  draw drop export filter fix forward grant highlight hire hold import increase index limit lock log mark mask
  measure move notify outline paste pause pay pin play plot preview print publish pull purchase push query rate
  read recall redo refresh repeat replay reply rerun reset restart reuse review run schedule screen scroll
  search share show sort start stop subscribe switch sync tag take tap touch track transfer trigger try turn
  type upgrade upload view vote walk withdraw zoom
`);

/** Base forms that are mostly nouns: a verb only where the words around them say so. */
export const POSSIBLE_VERBS = words(`
  access account act address advance aid alert alias alter amount answer appeal approach audit balance bank bid
  bill block branch broadcast budget buffer bundle campaign care cast cause challenge change charge chart chat
  clean clear close code comment commit compact complain complete concern condition contact content contract
  control correct cost count cover credit curate date deal debate default delay demand denote design detail dial
  document dose draft e-mail email encounter end estimate exchange exercise exit experience face favor favour
  feature feed field figure file fill fit flag focus fork form format frame function fund gain grade group
  guarantee guard guess guide harvest head hint host impact input interest interface invoice issue item judge
  key label land lead leave lift like line link list live look loop love lower mail map match matter mean meet
  mention message mine mirror mix model name need note notice object offer open order output pack package page
  part partner pass patch permit phone picture place plan point pool position post power practice practise
  present press price process produce profile profit program project protest question queue quote rank record
  redesign reference refund regard regret relay rent repair report request research respect rest result return
  reward ride risk rule sample scale scope score season secure segment sense separate sequence service shape
  ship shop signal size smile snapshot sound source speed split spot stage stamp standard star state step stick
  stock stream stress structure study style summary supply support surface survey sweep table talk target task
  taste tax team template term test text thank thread ticket time title tour trace trade trail treat trend trust
  tune twist use value version visit voice warn wash weigh welcome work wrap zone
`);

/** Words that follow a verb and belong to it (sign up, find out, fill in). */
export const PARTICLES = words(`up out off down back away around over together apart`);

/** Verbs that take "in" or "on" as a part of themselves. */
export const IN_ON_VERBS = words(
  `log sign check opt fill zoom turn switch plug clock dial key tune type hand turn carry go move`,
);

/** Irregular participles, told from the regular ones in -ed. */
export const IRREGULAR_PARTICIPLES = words(`
  built made sent shown given chosen written held kept found taken done seen sold bought paid met told known left put
  set read hidden drawn driven born brought caught cut dealt drunk eaten fallen forgotten forbidden frozen got gotten
  grown heard hit hurt laid led lent lost meant overwritten run said shut sought spent spoken spread stolen taught
  thrown understood undertaken undone withdrawn won worn
`);

/** Pairs that name one thing or one act, however many verbs they look like. */
export const FIXED_PAIRS = words(`
  drag+drop copy+paste cut+paste pick+choose mix+match find+replace search+replace track+trace read+write plug+play
  come+see go+see try+see wait+see trial+error terms+conditions sign+seal lift+shift point+click show+tell meet+greet
  drill+down compare+contrast bring+share
  click+collect park+ride bed+breakfast lost+found supply+demand question+answer questions+answers pros+cons
  research+development rest+relax
`);
