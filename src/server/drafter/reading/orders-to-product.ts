import { upperFirst } from '../language/capitals.ts';
import { participle } from '../language/verbs.ts';
import { reworded, type Rewording } from '../language/rewording.ts';
import { lowerFirst } from './trouble-words.ts';

const START = String.raw`(?<=^|[.!?] )(?:please )?`;
const SYSTEM =
  '(?:systems?|software|apis?|tools?|platforms?|databases?|servers?|modules?|programs?|webshop|website|intranet|erp|crm|pos|till|gateway|feed)';

/** What is uploaded and printed, and does not do so itself. */
const FILES =
  /\b(?:files?|photos?|pictures?|images?|videos?|documents?|reports?|lists?|tickets?|labels?|invoices?|receipts?|scans?|data|logs?|plans?|tables?|results?|pdfs?|certificates?|statements?|recordings?)$/i;

/** Orders that only who builds the product can carry out, told as what it should be like. */
const ORDERS: readonly Rewording[] = [
  // "Reduce the number of steps in the booking"
  [
    new RegExp(
      String.raw`${START}(?:reduce|cut|lower|minimi[sz]e) (?:the )?(?:number|amount) of (?:steps|clicks|pages|screens|fields|taps) (?:in|of|for|during) (?:the )?(?=[a-z])`,
      'gi',
    ),
    'Simplify the ',
  ],
  // "Scan files up to 500 MB should upload without timing out": somebody uploads them.
  [
    new RegExp(
      String.raw`(?<=^|[.!?] )((?:[\w.-]+ ){0,6}?[\w-]+s?(?: up to [\w. ]+?)?) (?:should|must|has to|have to|needs? to) (upload|download|export|import|print) (?=(?:without|as|with|in|to|even|on|from|for|before|after|once|when|if|by)\b)`,
      'gi',
    ),
    (whole, things = '', deed = '') =>
      FILES.test(things.replace(/ up to .*$/i, ''))
        ? `It should be possible to ${deed.toLowerCase()} ${lowerFirst(things)} `
        : whole,
  ],
  // "Gas leak calls jump every queue": what is urgent comes first, and nobody complains of it.
  [
    /(?<=^|[.!?] )((?:[\w-]+ ){0,3}(?:calls|cases|orders|tickets|visits|jobs|requests|bookings|repairs|reports|tasks|deliveries|parcels|alarms|samples|patients|emergencies)) (?:(?:always|must|should|may|can) )?(?:jump|skip|bypass|overtake) (?:every|all|any|the|each)(?: (?:normal|usual|other|whole))? (?:queues?|line|waiting lists?)(?=[.!,;]|$| and )/gi,
    '$1 must go before all others',
  ],
  // "Connect the booking system to our accounting software"
  [
    new RegExp(
      String.raw`${START}(connect|integrate|link|hook up|wire up|sync|synchroni[sz]e) ((?:the|our) (?:[\w'’-]+ ){0,3}?${SYSTEM}) (?=(?:to|with|into) )`,
      'gi',
    ),
    (_, deed = '', thing = '') => {
      const verb = /^(?:hook|wire)/i.test(deed) ? 'connected' : participle(deed.toLowerCase());
      return `${upperFirst(thing)} should be ${verb} `;
    },
  ],
];

/** The idea with what only the product can do told of the product. */
export function ordersToProduct(text: string): string {
  return reworded(text, ORDERS);
}
