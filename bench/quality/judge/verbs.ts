import { fold, stem } from './words.ts';

/** Verbs of everyday product work in their base form, to tell an action from a noun. */
export const ACTION_VERBS = new Set(
  `accept access acknowledge activate add adjust agree allow alter analyse analyze announce answer append apply approve archive ask assess
  assign attach audit authorise authorize avoid back ban block book borrow browse build bulk-edit buy calculate call cancel capture change
  charge chat check choose claim classify clean clear clone close collect combine comment compare complete compose configure confirm connect
  contact contribute control convert copy correct count cover create customise customize cut decide decline define delegate delete deliver
  deny deposit describe detect determine dictate disable discard disconnect discover dismiss display distribute divide download draft drag
  draw drop duplicate edit email embed enable end enforce enter estimate evaluate examine exchange exclude export extend extract fetch file
  fill filter find finish fix flag follow forget forward freeze generate get give go grant group guess hand handle have hear help hide
  highlight hold identify ignore import include indicate inform inherit inspect install integrate invite join keep kill know label launch
  learn leave lend let limit link list listen load locate lock log look maintain make manage map mark match measure merge message migrate
  modify monitor move mute name navigate note notify obtain offer open order organise organize override pack pass paste pause pay perform
  pick pin place plan play post practise practice predict prepare prevent preview print prioritise prioritize process produce promote
  propose protect prove provide publish purchase put query quit rate read reach recall receive recommend record recover redeem redo reduce
  refer refresh refund refuse register reject release reload remember remind remove rename renew rent reopen reorder repair repeat replace
  reply report request require reschedule reserve reset resize resolve respond restart restore restrict resume retrieve retry return reuse
  revert review revoke roll rotate run save say scan schedule search see select sell send separate serve set share ship show sign skip slow
  snooze sort specify split start stop store submit subscribe suggest summarise summarize supply support suspend swap switch sync
  synchronise synchronize tag take tell test top track trade transfer translate trigger try turn type undo unlock unpublish unsubscribe
  update upgrade upload use validate verify version view visit vote wait warn watch weigh withdraw work write zoom be become`.split(
    /\s+/,
  ),
);

/** Base forms which also name things ("orders", "reports"); after "and" they may be nouns. */
export const NOUN_OR_VERB = new Set(
  `access address answer audit book call change charge chat check claim comment contact control copy count cover cut deposit draft
  drag email end estimate exchange export file filter flag hand help hold import label limit link list log map mark match measure message
  name note offer order pack pass pay pick pin place plan play post preview print process purchase query rate record refund release
  report request reserve reset return review roll run scan schedule search sell set share ship show sign sort split start stop store
  supply support swap switch tag test top track trade transfer trigger turn type update upgrade upload use version view visit vote
  wait watch work zoom answer approach back block`.split(/\s+/),
);

const ACTION_STEMS = new Set([...ACTION_VERBS].map(stem));

/** Whether a word is any form of an everyday verb: "sends", "sent", "sending". */
export function isActionForm(word: string): boolean {
  return ACTION_STEMS.has(stem(word));
}

const BASE_ENDING_LIKE_INFLECTED = new Set(
  `need feed embed proceed exceed succeed speed shed bleed breed bring sing ring string swing spring thing focus process access
  address discuss pass press cross miss guess assess express possess bless stress dismiss confess bias canvas does is was has
  always besides perhaps less unless plus its this his us as thus across towards afterwards sometimes others yes bus status
  red bed wed led embed ping king wing cling sling fling sting`.split(/\s+/),
);

/** Whether a word can only be an inflected verb form (`sends`, `sent-ed`, `sending`), never a base form. */
export function looksInflected(word: string): boolean {
  const plain = fold(word);
  return plain.length > 3 && /(?:[^s]s|ed|ing)$/.test(plain) && !BASE_ENDING_LIKE_INFLECTED.has(plain);
}
