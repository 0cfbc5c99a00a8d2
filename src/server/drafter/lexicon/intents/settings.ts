import type { Intent } from './intent.ts';

/** Ideas about access, rules and choices. */
export const SETTINGS: readonly Intent[] = [
  {
    name: 'sign-in',
    verbs: 'log in,sign in,sign up,log on,authenticate,log out,sign out,log off,reset',
    nouns:
      'login,sign-in,password,authentication,sso,single sign-on,2fa,two-factor,passkey,account,sign-up,session,fingerprint,magic link',
    cue: /\b(log ?ins?|sign[- ]?in|sso|single sign-on|two-factor|2fa|mfa|password|passkeys?)\b/i,
    use: 'use',
    benefits: [
      'I get into my account without help',
      'nobody else gets into my account',
      'I do not start my work with a call for help',
    ],
    criteria: [
      {
        kind: 'refusal',
        text: '{An actor} whose details are wrong is refused without being told which detail was wrong.',
        when: /\b(log|sign|password|auth|sso)/i,
      },
      { kind: 'edge', text: '{The actor} is shown the page that was asked for after {doing}.' },
      { kind: 'edge', text: '{An actor} who cannot go on this way is shown another way in.' },
      { kind: 'refusal', text: 'Somebody without an account of {an actor} is refused and can ask for one.' },
      { kind: 'edge', text: '{The actor} who signs out has to sign in again to see anything.' },
      { kind: 'main', text: '{The actor} can see when the account was last used.' },
    ],
    questions: [{ text: 'Is {doing} a must for everybody or a choice?', unless: /\b(must|require|optional)/ }],
  },
  {
    name: 'permission',
    decisive: /^have only\b|^keep .+ only$|\bread-only\b/,
    isTool: true,
    verbs:
      'restrict,permit,grant,revoke,authorise,limit access,ban,hide,mask,protect,secure,anonymise,anonymize,encrypt,blur',
    nouns: 'permission,role,access,right,privacy,visibility',
    cue: /\b(only (?:\w+ ){1,3}(?:can|may|should|see)|permissions?|access rights|read-only|privacy|private|confidential|hide|hidden|anonymous)\b/i,
    use: 'control',
    benefits: [
      'only the right people see {object}',
      'nobody sees {object} by accident',
      'I can show {object} without a second thought',
    ],
    criteria: [
      {
        kind: 'refusal',
        text: 'Somebody without the right is refused {object} with a message that names whom to ask.',
      },
      { kind: 'edge', text: 'A right that is taken away ends access to {object} at once.' },
      { kind: 'main', text: '{The actor} sees who has access to {object}.' },
      { kind: 'refusal', text: '{Object} {does} not appear in lists of people without access.' },
      { kind: 'edge', text: 'A search by somebody without access does not find {object}.' },
      { kind: 'edge', text: 'A person who is given access later sees {object} from then on.' },
    ],
    questions: [{ text: 'Who exactly may see or change {object}?', unless: /\bonly\b/ }],
  },
  {
    name: 'lock',
    verbs: 'lock,unlock,close for,block,freeze',
    use: 'use',
    benefits: [
      'nobody changes {object} by mistake',
      'everybody can count on {object} as {it} {is}',
      'I do not find {object} changed afterwards',
    ],
    criteria: [
      {
        kind: 'refusal',
        text: 'A change to {object} that {is} {verbed} is refused with a message that names the time.',
      },
      { kind: 'edge', text: '{Object} can still be read once {it} {is} {verbed}.' },
      { kind: 'edge', text: '{Object} can be changed up to that moment.' },
      { kind: 'main', text: '{Object} {is} marked as {verbed} for everybody who can see {it}.' },
      { kind: 'edge', text: 'A change that was begun before {object} {was} {verbed} is not lost without a message.' },
    ],
    questions: [{ text: 'Who may open {object} again?' }],
  },
  {
    name: 'validate',
    isTool: true,
    verbs:
      'validate,prevent,avoid,verify,detect,stop,forbid,check for,enforce,require,reject invalid,double-check,ensure,keep from',
    nouns: 'validation,check,verification,duplicate detection,conflict',
    cue: /\b(invalid|validat|prevent|duplicates?|double[- ]book|wrong (?:\w+ )?(?:number|date|address|format)|twice|conflict|overlap)/i,
    use: 'use',
    benefits: [
      'mistakes with {object} are caught before they cost anything',
      'I do not have to put {object} right later',
      'I can trust what is entered about {object}',
    ],
    criteria: [
      { kind: 'main', text: 'A faulty entry about {object} is refused with a message that names the fault.' },
      { kind: 'edge', text: 'What was entered about {object} stays in place until it is corrected.' },
      { kind: 'edge', text: '{A one} without a fault is accepted without a question.' },
      { kind: 'refusal', text: '{Object} with a fault cannot be passed on.' },
      { kind: 'main', text: '{The actor} is shown the place of the fault in {object}.' },
      { kind: 'edge', text: '{Objects} from before {are} listed when the same fault is found in them.' },
    ],
    questions: [{ text: 'Who may make an exception for {object}?' }],
  },
  {
    name: 'limit',
    verbs: 'limit,cap,restrict to,throttle',
    nouns: 'limit,quota,cap,capacity,allowance,budget,threshold',
    use: 'set',
    benefits: [
      '{object} {stays} within bounds',
      'nobody goes past {object} unnoticed',
      'I know how far {object} {goes}',
    ],
    criteria: [
      { kind: 'main', text: 'How much of {object} is left is shown to {the actor}.' },
      { kind: 'refusal', text: 'Going past {object} is refused with a message that names the bound.' },
      { kind: 'edge', text: 'What already exceeds {object} stays and is marked.' },
      { kind: 'edge', text: 'A change of {object} applies from that moment on, not to what was before.' },
      { kind: 'main', text: '{The actor} is told before {object} {is} reached.' },
    ],
    questions: [{ text: 'How high should the bound be?', unless: /\d/ }, { text: 'Who may change it?' }],
  },
  {
    name: 'appearance',
    verbs: 'switch,toggle',
    nouns: 'dark mode,theme,font,layout,color,colour,mode,night mode,design,branding,contrast,skin',
    cue: /\b(dark (?:mode|theme)|night mode|theme|font size|text size|branding|colou?r scheme)\b/i,
    use: 'switch to',
    benefits: ['I can read what I need to see', 'my eyes do not tire', '{object} {suits} the place where I work'],
    criteria: [
      { kind: 'main', text: '{An actor} can turn {object} on and off.' },
      { kind: 'edge', text: 'The choice of {object} is still in place at the next sign-in.' },
      { kind: 'edge', text: 'Text stays readable with {object} on every page.' },
      { kind: 'refusal', text: 'The choice of one {actor} does not change what others see of {object}.' },
      { kind: 'edge', text: 'What is printed looks the same with and without {object}.' },
    ],
    questions: [{ text: 'Should {object} follow the setting of the device?' }],
  },
  {
    name: 'settings',
    verbs:
      'configure,choose,set,select,customise,customize,personalise,turn on,turn off,switch on,switch off,enable,disable,mute,opt in,pick,decide,specify,adapt,control,switch',
    nouns: 'setting,preference,option,configuration,default,toggle',
    use: 'choose',
    benefits: ['{object} {fits} the way I work', 'I do not work around {object}', 'I decide about {object} myself'],
    criteria: [
      { kind: 'main', text: 'The choice for {object} is still in place at the next sign-in.' },
      { kind: 'edge', text: '{Object} {stays} as before for {actors} who choose nothing.' },
      {
        kind: 'refusal',
        text: 'A choice for {object} that does not fit is refused with a message that names what is allowed.',
      },
      { kind: 'edge', text: 'The choice of {object} can be changed later by {the actor}.' },
      { kind: 'main', text: '{The actor} sees which choice for {object} applies now.' },
      { kind: 'refusal', text: '{A one} that is no longer on offer cannot be chosen.' },
    ],
    questions: [{ text: 'What applies before {the actor} has chosen?' }, { text: 'Who may change {object}?' }],
  },
];
