/** Verbs in their base form, as people use them about products. A word that is not here can still be a verb by its place. */
export const VERBS: ReadonlySet<string> = new Set(
  `scribble rebut rummage tuck decant knead simmer whitewash unscrew muzzle titrate infuse excise plead mediate arbitrate adjudicate uphold quash adjourn convene abstain canvass undercut recoup accrue earmark impose absolve rehome bequeath endow vouch attest accredit decontaminate fumigate winnow color-code colour-code applaud arrest bathe behave bless bribe celebrate compress confess conserve construct convey cooperate cultivate cure decorate dedicate demonstrate depict dilute dine disagree embroider emerge enclose evacuate fasten furnish govern graze imagine implement insulate invent invest juggle laminate manufacture marry nod oblige oppose originate pave polish pray preach prolong prosecute regret regulate relax renovate rob rub salute sharpen shave shear soak sprinkle sterilise sterilize stimulate stir subtract suppose surround suspect swear tame tease tempt transmit undergo undertake weave wrestle yawn
cheat shame blame mock insult embarrass neglect misuse destroy mislabel misjudge misunderstand misspell bypass circumvent evade dodge hoard pretend forge overfill overload oversleep overpay disturb annoy insult bully dislike stumble drown grumble vandalise vandalize fumble procrastinate starve choke tamper drain wither stutter flicker vanish overflow clog collide contradict mislead scare clutter scatter overheat shatter creak squeak drip stink decay evaporate malfunction deteriorate steal abandon automate declare entrust forbid localise localize propose protect replicate unite argue quarrel risk abandon abort accept access accompany accumulate achieve acknowledge acquire act activate adapt add address adjust administer admit
fly explode swallow bite breed hatch ripen thaw swerve hoist crawl creep punish forgive excuse apologise apologize startle amaze satisfy disappoint resist
consent escape flee proclaim assert invert collate bind engrave etch carve sculpt tweak decode encode decrypt rewind interpret praise blame scold glaze fry chop
advance advertise advise afford agree aggregate aim alert align allocate allow alter amend analyse analyze annotate announce anonymise
anonymize answer anticipate appeal appear append apply appoint appreciate approach approve archive arrange arrive ask assemble assess assign
assist associate assume assure attach attempt attend attract auction audit authenticate authorise authorize autofill autosave avoid await
award back backfill balance ban bar batch become begin believe belong bid bill block blur book bookmark borrow bounce break bring broadcast
browse build bundle buy cache cap calculate calibrate call cancel capture care carry cast catch categorise categorize cause certify chain change charge
chart chase chat check choose circulate claim clarify classify clean clear click climb clip clone close code collaborate collapse collect
colour color combine come comment commit communicate compare compete compile complain complete comply compose compute conceal conclude conduct
configure confirm conflict confuse connect consider consist consolidate consult consume contact contain continue contribute control convert cook
coordinate copy correct correspond cost count cover crash create credit crop cross-check customise customize cut cycle deactivate deal debit decide decline decrease
deduct deduplicate defer define delay delegate delete deliver demand deny depart depend deploy deposit derive describe deserve design detach detect
determine develop dial die differ digitise digitize dig direct disable disappear discard disclose disconnect discontinue discover discuss dismiss dispatch dispense
display dispose dispute distinguish distribute divide do document donate double double-book double-check download draft drag draw drift drive drop duplicate earn
ease eat edit educate elect eliminate email e-mail embed employ empty enable encounter encourage encrypt end endorse enforce engage enhance enjoy
enlarge enrol enroll ensure enter equip erase escalate establish estimate evaluate examine exceed exchange exclude execute exempt exist expand expect expire
explain explore export expose express extend extract face facilitate fail fall favour favorite favourite fax feed feel fetch file fill filter finalise finalize
find finish fire fit fix flag flash flip float follow follow-up force forecast forget forward freeze fulfil fulfill fund gain gather generate get
give go grade grant graph greet grind group grow guarantee guess guide handle hang happen harvest have hear help hesitate hide highlight hint
hire hit hold host hover hurt identify ignore illustrate import improve include increase indicate infer inform inherit initiate inject input inquire
insert insist inspect inspire install instruct integrate intend interact interrupt introduce inventory investigate invite invoice involve isolate issue itemise
itemize join judge jump justify keep kick know label lack land lapse last launch lay lead leak learn lease leave lend let level licence license lift
like limit link list listen live load locate lock log look lose love lower mail maintain make manage map mark mask match matter maximise mean measure
meet memorise mention merge message migrate mind minimise miss mistype misplace mix moderate modify monitor mount move multiply mute name narrow navigate need
negotiate nominate notice notify number nudge obey object observe obtain occupy occur offer omit onboard open operate opt optimise optimize order organise
organize outline overbook overlap overlook override oversee overwrite own pack page paint pair park parse part participate pass paste patch pause pay
peek penalise perform permit persist personalise personalize phone pick pin ping pitch place plan plant play plot point pool populate port pose position post
postpone practice practise pre-fill prefer prefill prepare prescribe present preserve press prevent preview price print prioritise prioritize proceed process
procure produce programme prohibit project promise promote prompt prove provide publish pull purchase purge push put qualify quarantine query question queue quit quote
raise randomise range rank rate reach react read realise rearrange reassign rebook rebuild recall receive recharge recognise recognize recommend reconcile
record recover recruit recycle redeem redirect redo reduce redeploy re-enter reenter refer reference refill refine reflect refresh refund refuse regenerate register
reject relate relaunch release reload relocate rely remain remember remind remove rename render renew rent reopen re-order reorder reorganise repair repeat replace replay reply
report represent reprint request require reschedule reserve reset resend resize resolve respond rest restart restock restore restrict resubmit result resume retain
retake rethink retire retrieve retry retype return reuse reveal reverse revert review revise revoke reward rewrite ring rise roll rotate round route run rush
sail sample save say scale scan schedule score screen scroll seal search secure see seek segment select sell send separate serve set settle
share shift ship shop shorten show shrink shut sign signal silence simplify simulate sit skip sleep slide snooze solve sort speak specify speed spell
spend split sponsor spot stack staff stage stamp stand star start state stay steal step stick stock stop store stream stress stretch strike
study submit subscribe substitute succeed suffer suggest suit summarise summarize supervise supply support suppress surface suspend swap sweep swipe switch
sync synchronise synchronize tag tailor take talk tap target taste teach tell tend terminate test text thank think tick tidy tie time tip
toggle top touch trace track trade train transcribe transfer transform translate transport travel treat triage trigger trim trust try tune turn type
unblock understand undo unfollow unify uninstall unlink unlock unmute unpublish unsubscribe update upgrade upload upvote use validate value vary verify view
visit visualise visualize void vote wait waive wake walk want warn wash waste watch water wear weigh welcome widen win wipe withdraw withhold wonder work worry wrap write yield zoom
hand draw copy-paste copy  overorder overspend underestimate miscount misread mismatch  arrive struggle complain duplicate freeze garden mow prune brew roast bake knit sew paint dose prescribe vaccinate
preorder pre-order bump waive backdate throw toss spill rot spoil perish melt tear smash scratch rust fade beep buzz knock tilt squeeze pour mop rinse fold pile haul steer brake accelerate overtake disembark row paddle dive hike jog dress unwrap unseal sift peel grill steam heal endure tolerate cope strive gamble wager tackle defend attack rescue harm injure bury neglect recite sing clap cheer shout whisper misspell cite imply deduce debate bargain haggle compromise mend owe repay pledge reassure discourage motivate persuade convince urge distract bother annoy irritate upset threaten scare shock surprise impress exhaust drain overheat overflow overload overrun outgrow rewire shred flush soak underpay overpay miscalculate mislabel muddle jam clog stall cease halt defrost chill heat preheat ventilate disinfect diagnose medicate discharge escort usher entertain cater straighten gauge truncate photocopy laminate staple tutor mentor invigilate expel reinstate demote resign commute outsource procrastinate hurry wander roam sink drown alarm tire guard dump sip chew smell bleed smile vacuum iron boil bend crack zoom-in co-edit overspill
film stutter flicker lag quarantine unquarantine un-quarantine dim tick untick collapse uncollapse reply-all onboard offboard deprovision provision whitelist blacklist allowlist denylist anonymise pseudonymise debug profile benchmark
moor dock berth groom adopt foster euthanise triage transfuse quote underwrite insure reimburse expense compensate depreciate amortise wire remit tax audit litigate sue file notarise notarize countersign co-sign e-sign
referee coach lap rank seed draw bench swim ski rehearse tune mix master perform curate exhibit loan catalogue catalog shelve stocktake  deworm milk calve sow irrigate spray fertilise fertilize harvest thresh
solder weld assemble commission decommission calibrate torque lubricate overhaul tow refuel charge unload load palletise palletize pick pack manifest  convoy dispatch reroute
spread photograph dedupe shuffle halve triple glue grab disinvite poke mirror stow redact blacken sublet outbid deputise deputize annul nullify recur throttle allot apportion prorate appraise predict transpose sketch quiz mimic lengthen tighten loosen strengthen weaken boost downgrade deregister punch vibrate de-escalate flatten fast-forward congratulate gamify incentivise incentivize penalize replenish garnish animate
geotag geocode watermark timestamp shortlist scrape paraphrase caption subtitle hyperlink spellcheck crosspost crowdsource reformat restyle
enquire browse skim scan peruse recap log record journal note jot minute dictate proofread typeset edit publish syndicate unpin mute block report moderate flag kick`
    .trim()
    .split(/\s+/),
);

/** Verbs that are more often a noun in an idea: they count as a verb only where the sentence asks for one. */
export const MOSTLY_NOUNS: ReadonlySet<string> = new Set(
  `cap caption subtitle hyperlink watermark timestamp shortlist referee coach nurse cook steward marshal umpire pilot usher escort skipper butcher spread quiz boost punch mirror sketch feed colour color smell alarm shock surprise attack rescue guard dump tear jam stall iron vacuum debate compromise free cool warm heat drain tutor mentor surface access address advance answer approach auction audit back balance bar batch bill bid block book care charge chart check claim clip code comment
contact control copy cost count cover credit cut cycle deal debit delay demand deposit design display dispute document double draft draw drift drive drop
email e-mail end estimate exchange expense experience export face file fill filter fire fit flag flash float follow-up forecast form freeze function fund garden
grade graph group guarantee guess guide handle harvest help hint hold host import increase input inventory invoice issue journal judge kick label land lap last lead lease
level licence license lift limit link list live load loan log look mail map mark mask match matter measure message milk mind minute miss mix mount
name need note notice number object offer open order outline own page paint pair park part pass patch pause pay phone pick ping place plan plant play plot point pool
port position post practice present press preview price print process produce programme project promise prompt purchase query question queue quote range rank rate
reach read record reference refund release repair repeat replay reply report request research reserve reset rest result return review reward ring rise roll round route run
sale sample scale scan schedule score screen search seal seed segment service set share shift ship shop show sign signal sleep slide sort split sponsor spot spray stack staff stage stamp
stand star start state step stick stock stop store stream stress strike study supply support surface swap sweep switch tag target taste tax test text tie time tip
title top touch trace track trade train transfer transport travel treat trigger trim trust try turn type update upgrade upload use value view visit void vote wait walk wash waste watch water wave win wire work wrap yield`
    .trim()
    .split(/\s+/),
);

/** Past tense and past participle of irregular verbs; verbs built on them (redo, overwrite) follow by their ending. */
export const IRREGULAR_VERBS: Readonly<Record<string, readonly [past: string, participle: string]>> = {
  arise: ['arose', 'arisen'],
  awake: ['awoke', 'awoken'],
  be: ['was', 'been'],
  beat: ['beat', 'beaten'],
  become: ['became', 'become'],
  begin: ['began', 'begun'],
  bend: ['bent', 'bent'],
  bet: ['bet', 'bet'],
  bid: ['bid', 'bid'],
  bind: ['bound', 'bound'],
  bleed: ['bled', 'bled'],
  blow: ['blew', 'blown'],
  break: ['broke', 'broken'],
  breed: ['bred', 'bred'],
  bring: ['brought', 'brought'],
  broadcast: ['broadcast', 'broadcast'],
  build: ['built', 'built'],
  burst: ['burst', 'burst'],
  buy: ['bought', 'bought'],
  cast: ['cast', 'cast'],
  catch: ['caught', 'caught'],
  choose: ['chose', 'chosen'],
  come: ['came', 'come'],
  cost: ['cost', 'cost'],
  creep: ['crept', 'crept'],
  cut: ['cut', 'cut'],
  deal: ['dealt', 'dealt'],
  dig: ['dug', 'dug'],
  do: ['did', 'done'],
  draw: ['drew', 'drawn'],
  drink: ['drank', 'drunk'],
  drive: ['drove', 'driven'],
  eat: ['ate', 'eaten'],
  fall: ['fell', 'fallen'],
  feed: ['fed', 'fed'],
  feel: ['felt', 'felt'],
  fight: ['fought', 'fought'],
  find: ['found', 'found'],
  flee: ['fled', 'fled'],
  fly: ['flew', 'flown'],
  forbid: ['forbade', 'forbidden'],
  forecast: ['forecast', 'forecast'],
  forget: ['forgot', 'forgotten'],
  forgive: ['forgave', 'forgiven'],
  freeze: ['froze', 'frozen'],
  get: ['got', 'got'],
  give: ['gave', 'given'],
  go: ['went', 'gone'],
  grind: ['ground', 'ground'],
  grow: ['grew', 'grown'],
  hang: ['hung', 'hung'],
  have: ['had', 'had'],
  hear: ['heard', 'heard'],
  hide: ['hid', 'hidden'],
  hit: ['hit', 'hit'],
  hold: ['held', 'held'],
  hurt: ['hurt', 'hurt'],
  input: ['input', 'input'],
  keep: ['kept', 'kept'],
  know: ['knew', 'known'],
  lay: ['laid', 'laid'],
  lead: ['led', 'led'],
  leave: ['left', 'left'],
  lend: ['lent', 'lent'],
  let: ['let', 'let'],
  lose: ['lost', 'lost'],
  make: ['made', 'made'],
  mean: ['meant', 'meant'],
  meet: ['met', 'met'],
  misread: ['misread', 'misread'],
  mow: ['mowed', 'mown'],
  offset: ['offset', 'offset'],
  overdo: ['overdid', 'overdone'],
  override: ['overrode', 'overridden'],
  pay: ['paid', 'paid'],
  prove: ['proved', 'proven'],
  put: ['put', 'put'],
  quit: ['quit', 'quit'],
  read: ['read', 'read'],
  redo: ['redid', 'redone'],
  ride: ['rode', 'ridden'],
  ring: ['rang', 'rung'],
  rise: ['rose', 'risen'],
  run: ['ran', 'run'],
  say: ['said', 'said'],
  see: ['saw', 'seen'],
  seek: ['sought', 'sought'],
  sell: ['sold', 'sold'],
  send: ['sent', 'sent'],
  set: ['set', 'set'],
  sew: ['sewed', 'sewn'],
  shake: ['shook', 'shaken'],
  shine: ['shone', 'shone'],
  shoot: ['shot', 'shot'],
  show: ['showed', 'shown'],
  shrink: ['shrank', 'shrunk'],
  shut: ['shut', 'shut'],
  sing: ['sang', 'sung'],
  sink: ['sank', 'sunk'],
  sit: ['sat', 'sat'],
  sleep: ['slept', 'slept'],
  slide: ['slid', 'slid'],
  sow: ['sowed', 'sown'],
  speak: ['spoke', 'spoken'],
  speed: ['sped', 'sped'],
  spend: ['spent', 'spent'],
  spin: ['spun', 'spun'],
  split: ['split', 'split'],
  spread: ['spread', 'spread'],
  stand: ['stood', 'stood'],
  steal: ['stole', 'stolen'],
  stick: ['stuck', 'stuck'],
  sting: ['stung', 'stung'],
  strike: ['struck', 'struck'],
  swear: ['swore', 'sworn'],
  sweep: ['swept', 'swept'],
  swim: ['swam', 'swum'],
  swing: ['swung', 'swung'],
  take: ['took', 'taken'],
  teach: ['taught', 'taught'],
  tear: ['tore', 'torn'],
  tell: ['told', 'told'],
  think: ['thought', 'thought'],
  throw: ['threw', 'thrown'],
  undergo: ['underwent', 'undergone'],
  understand: ['understood', 'understood'],
  undo: ['undid', 'undone'],
  unwind: ['unwound', 'unwound'],
  wake: ['woke', 'woken'],
  wear: ['wore', 'worn'],
  weave: ['wove', 'woven'],
  win: ['won', 'won'],
  withdraw: ['withdrew', 'withdrawn'],
  withhold: ['withheld', 'withheld'],
  write: ['wrote', 'written'],
};

/** Verbs of several syllables that double their last consonant ("referred"). */
export const DOUBLING_VERBS: ReadonlySet<string> = new Set(
  'quit quiz abhor allot annul begin debug embed expel forbid input mislabel occur outbid overlap overrun quarrel recap recur remit reset resubmit sublet typeset unwrap forget admit commit compel control defer enrol equip fulfil incur infer label cancel travel model signal permit prefer refer omit rebut regret submit transfer transmit upset unpin unplug level program format autofill onplan zip kidnap worship'.split(
    ' ',
  ),
);

/** Verbs that take a particle which belongs to them. */
export const PHRASAL_VERBS: ReadonlySet<string> = new Set(
  `turn over,sign over,trace back,put together,bring together,get together,work out,mix up,tick off,log in,log out,log on,sign in,sign out,sign up,sign off,check in,check out,opt in,opt out,set up,look up,turn on,turn off,switch on,switch off,
back up,fill in,fill out,hand over,hand out,hand in,hand off,pick up,drop off,drop out,roll back,roll out,shut down,slow down,speed up,follow up,
call off,call back,carry out,carry over,find out,give up,give back,give away,keep up,keep out,leave out,line up,mark up,move up,narrow down,open up,pass on,
pay back,pay out,phase out,point out,print out,pull out,put off,run out,send back,send out,show up,sort out,split up,start over,take back,
take over,take off,test out,throw away,top up,track down,try out,type in,wind up,write off,write up,zoom in,zoom out,clean up,clock in,clock out,break down,
bring back,bring forward,cut off,cut down,double up,end up,fall behind,filter out,get back,jump in,lock out,log off,make up,opt back,scan in,settle up,sum up,swap out,tick off,weigh in,buy back,block out,book in,go back,go through,look through,scroll through,log back,give up,run out,run down,fall off,fall over,fall apart,break off,drain away,leak out,pile up,run dry,go off,go missing,clean out,fade out,stand out,turn up,pop up,drive up,wake up,lay out,set aside,hold back,tear down`
    .trim()
    .split(/,\s*/),
);
