import { edge, main, refusal, type Intent } from './intent.ts';
import { LOCK } from './locking.ts';

/** Rights that belong to roles. */
const ROLES =
  /^(?:(?!\b(?:as|for|by)\b).)*\b(?:user |access )?(?:roles? (?:and|&|with) (?:\w+ )?(?:permissions?|rights)|permissions? (?:and|&|by|per) roles?|user roles|access rights (?:by|per) role)\b/i;

/** What somebody shows to get in, instead of a password. */
const PROOF = /\b(?:badge|card|chip|key ?fob|nfc|rfid)\b/i;
/** Nobody has to have an account. */
const NO_ACCOUNT =
  /\bwithout (?:(?:having|creating|making|needing) )?(?:an? |the |any )?(?:account|login|registration)\b|\bget rid of (?:an? |the |any )?(?:account|login|registration|password)\b|(?:\bno longer have to|\bwithout having to|(?:\bnot|n't) (?:have|need|want) to) (?:log|sign) in\b/i;

/** Something else proves who it is. */
const NO_PASSWORD = /\bwithout (?:an? |the |any )?passwords?\b/i;
/** A session that ends by itself. */
const TIMEOUT = /\b(?:session )?time-?outs?\b/i;
/** Who is signed out by the product is told nothing of how to sign in. */
const SIGNED_OUT =
  /\b(?:log|sign)(?:s|ged|ned|ging|ning)? (?:[\w-]+ ){0,3}?(?:out|off)\b|\bstays? (?:logged|signed) in\b/i;
const ENDED = new RegExp(`${TIMEOUT.source}|${SIGNED_OUT.source}`, 'i');
const NO_WAY_IN = new RegExp(`${NO_ACCOUNT.source}|${SIGNED_OUT.source}`, 'i');

/** Ideas about who gets in and who may see or change what. */
export const ACCESS: readonly Intent[] = [
  {
    name: 'two-factor',
    verbs: 'verify in two steps',
    nouns: 'two-factor,two-factor login,two-factor authentication,2fa,mfa,second factor,one-time code',
    decisive: /\b(?:two-factor|2fa|mfa|second factor|two-step|multi-factor)\b/i,
    use: 'use',
    benefits: ['nobody gets in with my password alone', 'a stolen password does no harm'],
    criteria: [
      main('{An actor} who has entered the password is asked for a second proof before anything is shown.'),
      refusal('A second proof that is wrong is refused, and {the actor} stays outside.'),
      refusal('A second proof that was used once is not accepted again.'),
      edge('{An actor} who has lost the second proof is shown another way in.'),
      edge('Turning it off asks {the actor} for the second proof once more.'),
    ],
    questions: [
      { text: 'Is it a must for every {actor} or a choice?', unless: /\b(?:must|require|optional)/ },
      'Which second proof should it be?',
    ],
  },
  {
    name: 'single sign-on',
    verbs: 'sign in with',
    nouns: 'sso,single sign-on,social login',
    cue: /\b(?:sso|single sign-on)\b/i,
    decisive:
      /\b(?:sso|single sign-on|(?:google|github|microsoft|facebook|apple|gitlab|okta|linkedin) (?:login|sign-in|account|log-in))\b/i,
    use: 'use',
    benefits: ['I do not need one more password', 'I get in with the account that I have already'],
    criteria: [
      main('{An actor} who is signed in over there gets in without another password.'),
      refusal('Somebody whose account over there was closed no longer gets in.'),
      refusal('Somebody without an account here is told whom to ask.'),
      edge('{An actor} who had an account before finds everything as it was.'),
      edge('When the other side does not answer, {the actor} is told so and can try again.'),
    ],
    questions: [
      'May {actors} still sign in with a password?',
      'Is an account made for whoever signs in for the first time?',
    ],
  },
  {
    name: 'sign-in',
    decisive: /^stay (?:logged|signed) in\b/,
    verbs: 'log in,sign in,sign up,log on,authenticate,log out,sign out,log off,reset',
    nouns: 'session timeout,timeout,login,sign-in,password,authentication,passkey,account,fingerprint,magic link',
    cue: /\b((?<!\b(?:as|while) (?:[\w-]+ ){1,2})(?:log ?ins?|sign[- ]?in)|(?<!wi-?fi )password|passkeys?)\b/i,
    use: 'use',
    benefits: [
      { text: 'I do not have to sign in again', when: /^stay (?:logged|signed) in\b/ },
      { text: 'I do not give up on the way', when: NO_ACCOUNT },
      {
        text: 'I do not have to remember and type a password',
        when: new RegExp(`${PROOF.source}|${NO_PASSWORD.source}`, 'i'),
      },
      {
        text: 'I get in without a call for help',
        when: /\b(?:log|sign)(?:ged|ging|s|ning|ned)?[- ]?(?:in|on)\b|\b(?:reset|password|pin)\b/i,
        unless: new RegExp(
          `${NO_ACCOUNT.source}|\\b(?:stay|reports?|list|overview|weak|reused|old|health|search|find)\\b`,
          'i',
        ),
      },
      {
        text: 'nobody else gets into my account',
        when: /\b(?:log|sign)(?:ged|ging|s|ning|ned)?[- ]?(?:in|on|out|off)\b/i,
        unless: NO_ACCOUNT,
      },
    ],
    criteria: [
      main('What proves who {the actor} is comes to an address that is known already.', { when: NO_PASSWORD }),
      refusal('A proof that was used or has run out is refused, and a new one is offered.', { when: NO_PASSWORD }),
      edge('{An actor} who has a password can still use it.', { when: NO_PASSWORD }),
      main('Only what is needed this once is asked for.', { when: NO_ACCOUNT }),
      refusal('What needs an account is not offered to {an actor} without one.', { when: NO_ACCOUNT }),
      edge('{The actor} gets a link to look it up, change it or call it off later.', { when: NO_ACCOUNT }),
      refusal('A lost badge can be blocked at once and then opens nothing.', { when: /\bbadge\b/i }),
      refusal('A lost card can be blocked at once and then opens nothing.', { when: /\bcard\b/i }),
      edge('{An actor} who has left it at home is shown another way in.', { when: PROOF }),
      refusal('{An actor} whose details are wrong is refused without being told which detail was wrong.', {
        when: /\b(?:log|sign|auth)/i,
        unless: new RegExp(`\\b(?:link|reset|sign(?:ing)? up)\\b|${PROOF.source}|${NO_WAY_IN.source}`, 'i'),
      }),
      main('Before the session ends, {the actor} is asked whether to go on.', { when: TIMEOUT }),
      refusal('After the session has ended, {the actor} sees nothing without signing in again.', { when: TIMEOUT }),
      edge('What {the actor} has typed until then is still there after signing in again.', { when: ENDED }),
      main('{The actor} is shown the page that was asked for after signing in.', {
        unless: new RegExp(`\\b(?:without|sign(?:ing)? up|reset)\\b|${NO_WAY_IN.source}`, 'i'),
      }),
      refusal('A link that was used or has run out is refused, and a new one is offered.', {
        when: /\b(?:link|reset)\b/i,
      }),
      edge('{An actor} who cannot go on this way is shown another way in.', { unless: NO_WAY_IN }),
      edge('The old password of {the actor} no longer works after the change.', {
        when: /\breset|change/i,
        unless: SIGNED_OUT,
      }),
      main('A new account of {an actor} can be used once its address is confirmed.', {
        when: /\bsign(?:ing)? up|register/i,
        unless: NO_ACCOUNT,
      }),
      refusal('A second account of {an actor} with the same address is refused.', {
        when: /\bsign(?:ing)? up|register/i,
        unless: NO_ACCOUNT,
      }),
      edge('{An actor} who signs out has to sign in again to see anything.', {
        unless: new RegExp(`\\b(?:reset|sign(?:ing)? up)|${NO_ACCOUNT.source}`, 'i'),
      }),
    ],
    questions: [
      {
        text: 'How long does {an actor} stay signed in?',
        unless: new RegExp(`\\b(?:reset|sign(?:ing)? up|minutes|days)|${NO_ACCOUNT.source}`, 'i'),
      },
    ],
  },
  {
    name: 'permission',
    decisive:
      /^hide .+ from (?!(?:the |my |our |their )?(?:[\w-]+ )?(?:list|view|page|menu|screen|search|results|feed|overview|catalogue|catalog|shop|storefront|website|site|app|map|calendar|timetable|directory|board|gallery)\b)|^have only\b.*\b(?:see|open|read|view|visible|access|know)\b|^keep .+ (?:only|secret|private|hidden|confidential)$|\bread-only\b|^only\b|^(?:grant|revoke) (?:access|rights|permission)/,
    isTool: true,
    verbs: 'restrict,permit,grant,revoke,authorise,limit access,ban,protect,secure',
    nouns: 'permission,role,access,right,privacy,visibility',
    cue: /\b(only (?:\w+ ){1,3}(?:can|may|should|see)|only (?:see|open|change|edit)|permissions?|access rights|read-only|privacy|private|confidential|hidden|anonymous|grant access)\b/i,
    use: 'control',
    benefits: [
      { text: 'nobody keeps a right that is no longer needed', when: /\bgrant|revoke/i },
      { text: 'nobody changes {object} by mistake', when: /\b(?:change|edit|alter|delete)\b/i },
      { text: 'only those see {object} who are meant to', unless: /\b(?:change|edit|alter|delete|grant|roles?)\b/i },
      { text: 'everybody can do what belongs to their work, and nothing else', when: ROLES },
    ],
    criteria: [
      main('{The actor} can give each person a role and sees who has which one.', { when: ROLES }),
      refusal('What a role does not allow is not offered to whoever has it.', { when: ROLES }),
      edge('A change of role holds from the next step on, without a new sign-in.', { when: ROLES }),
      refusal('The last person who may give roles cannot lose that right.', { when: ROLES }),
      main('{The actor} sees who has access and for how long.', {
        when: /\b(?:limited time|until|for (?:a|an|one|\d+) (?:hour|day|week)|grant)\b/i,
      }),
      main('{Object} {is} listed as taken away with the day and the name.', { when: /\b(?:revoke|withdraw)/i }),
      refusal('Whoever has lost {object} is refused from that moment on.', { when: /\b(?:revoke|withdraw)/i }),
      edge('{Object} can be given again later.', { when: /\b(?:revoke|withdraw)/i }),
      edge('Once the time is over, the access ends without anybody doing anything.', {
        when: /\b(?:limited time|until|for (?:a|an|one|\d+) (?:hour|day|week))\b/i,
      }),
      refusal('A change of {object} by anybody else is refused.', {
        when: /\bchange|edit|alter\b/i,
        notOf: ['person'],
      }),
      edge('Others can still read {object}.', { when: /\bchange|edit|alter\b/i, notOf: ['person'] }),
      refusal('Somebody without the right who asks for {object} is refused and told whom to ask.', {
        unless: /\bchange|edit|alter|grant|revoke|withdraw\b/i,
        notOf: ['technique'],
      }),
      main('{The actor} sees who has access to {object}.', {
        unlessSaid: /\bwho has access\b/,
        unless: /\b(?:grant|change|edit|alter|revoke|withdraw)\b/i,
        notOf: ['person'],
      }),
      edge('A search by somebody without the right does not find {the one}.', {
        notOf: ['place', 'device'],
        unless: /\bchange|edit|alter|grant|revoke|withdraw\b/i,
      }),
      edge('A right that is taken away ends the access to {object} at once.', {
        notOf: ['technique'],
        unless: /\b(?:revoke|withdraw)/i,
      }),
      refusal('{An actor} cannot grant a right that they do not have.', { when: /\bgrant/i }),
    ],
    questions: [{ text: 'How long may the access last at most?', when: /\blimited time\b/i }],
  },
  LOCK,
];
