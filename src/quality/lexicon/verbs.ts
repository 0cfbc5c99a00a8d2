const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Base forms that are hardly ever nouns: after "and" they begin another action. */
export const PURE_VERBS = words(`
  accept achieve acquire activate adapt add adjust administer advertise agree allocate allow analyse analyze
  annotate announce anonymise anonymize append apply appoint approve archive arrange ask assemble assess assign
  associate attach attend authenticate authorise authorize automate avoid ban be become begin borrow bring
  browse build buy calculate cancel capture categorise categorize choose cite claim clarify classify collaborate
  collect combine communicate compare compile compose compute conduct configure confirm connect consolidate
  construct consume contribute convert coordinate create crop customize deactivate decide declare decline
  decrypt define deliver demonstrate deny depend deploy derive describe deselect detect determine develop
  diagnose differentiate digitise digitize disable discard disconnect discover discuss dismiss dispatch
  distinguish distribute divide do donate duplicate earn edit eliminate embed enable encourage encrypt enforce
  engage enhance enrol enroll ensure enter erase establish evaluate examine execute expand explain explore
  expose express extend extract facilitate fetch finalise finalize find finish fulfil fulfill gather generate
  get give go grow handle have help hide identify ignore illustrate implement improve include incorporate
  indicate inform insert inspect install integrate interact interpret invest investigate invite join keep know
  launch learn let listen load locate login logout lookup lose maintain make manage manipulate merge migrate
  minimise minimize modify monitor motivate navigate nominate normalise normalize observe obtain omit onboard
  operate optimise optimize organise organize outsource overview overwrite participate perform persist
  personalise personalize pick populate predict prepare prevent prioritise prioritize proceed promote propagate
  propose protect prove provide provision put raise reach react realise realize rearrange reassign receive
  recognise recognize recommend reconcile reconfigure recover recruit rectify recycle redeem redirect
  redistribute reduce refer refine refuse regenerate register reject relate relaunch release rely remember
  remind remove rename render renew reorder reorganise reorganize replace represent reproduce republish require
  reschedule resend reserve resize resolve respond restore restrict resubmit resume retain rethink retrieve
  revert revise revoke rotate satisfy save say scan see seek select sell send serve set settle sign simplify
  simulate skip solve speak specify spend stay store streamline suggest summarise summarize suspend synchronise
  synchronize teach tell think throw toggle train transcribe transform translate transmit travel troubleshoot
  tweak unblock understand undo unfollow uninstall unlink unlock unpublish unsubscribe utilise utilize validate
  vary verify visualise visualize wait watch write
`);

/** Base forms that are as often nouns, yet in a story more often verbs. */
export const LIKELY_VERBS = words(`
  attempt backup book bookmark call check click compress consult copy customise cut debug delegate delete
  deposit display download drag draw drop export filter fix follow forward grant highlight hire hold import
  increase index limit lock log mark mask measure move notify outline paste pause pay pin play plot preview
  print publish pull purchase push query rate read recall redo refresh reopen repeat replay reply rerun reset
  restart reuse review run schedule screen scroll search share show sort start stop submit subscribe switch sync
  tag take tap touch track transfer trigger try turn type update upgrade upload view vote walk withdraw zoom
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
  key label land lead leave lend lift like line link list live look loop love lower mail map match matter mean
  meet mention message mine mirror mix model name need note notice object offer open order output pack package
  page part partner pass patch permit phone picture place plan point pool position post power practice practise
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
