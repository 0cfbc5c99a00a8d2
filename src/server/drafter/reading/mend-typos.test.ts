import { describe, expect, test } from 'vitest';
import { mendTypos } from './mend-typos.ts';

const DESCRIPTION = 'Vintners press grapes in the cellar, the accountant pays them and coopers mend barrels.';

describe('a slip of the fingers', () => {
  test.each([
    ['let me serch the celler for barels', 'let me search the cellar for barrels'],
    ['tell the acountant wehn it is redy', 'tell the accountant when it is ready'],
    ['I wnat evry presure logged', 'I want every pressure logged'],
    ['the lorry is delaid and they ahve no neccesary papers', 'the lorry is delayed and they have no necessary papers'],
    ['it was sended, shiped and catched', 'it was sent, shipped and caught'],
    ['what happend is carefull responsability', 'what happened is careful responsibility'],
    ['press it twise', 'press it twice'],
    ['Serch the list. Remeber it', 'Search the list. Remember it'],
    ['a definately independant paymnet', 'a definitely independent payment'],
    ['dont mix them, its beeing checked', "don't mix them, its being checked"],
    ['mangers want raports and remainders', 'managers want reports and reminders'],
  ])('is mended: %s', (typed, meant) => {
    expect(mendTypos(typed, DESCRIPTION)).toBe(meant);
  });
});

describe('a word that is right', () => {
  const RARE =
    'brie feta ghee pesto udon kombucha tahini gnocchi focaccia levain tannin kegs firkin padel korfball zumba barre reiki sloper sculls halyard jib fenders bosun telematics geofence tachograph reefer demurrage laytime consignee phlebotomy cannula ferritin titre bolus statins caplet orthotic bitewing hygienist carer sexton verger almoner luthier farrier heifer tupping gilts hogget drench dozed kiln bisque raku heddle selvedge collet swarf dowel purlin soffit screed busbar watts quiche praline vernissage vitrine fugue vape presale mocap regex cron lien codicil apostille stipend respite mulch pothos apiary nuc varroa kennels bikejor runes hangboard offcuts recto demijohn brix halal parve bogies slalom pistes jibe luff grated pureed doula antenatal tutees lessees franchisee donee resoled deprecated spilt learnt leapt labeling cancelled recork repotted tarn yurts bothy';
  test('stays, however rare it is', () => {
    expect(mendTypos(RARE, DESCRIPTION)).toBe(RARE);
  });

  test.each([
    'open mydocs.exampel.org or write to recieved@exampel.org',
    'the "recieved" stamp and order teh-123',
    'ask Recieved Ltd for it',
    'the vintnery presses',
  ])('stays in an address, a name or a code: %s', (typed) => {
    expect(mendTypos(typed, DESCRIPTION)).toBe(typed);
  });

  test('stays where the product has it', () => {
    expect(mendTypos('the costumer mends remainders', 'The costumer sews dresses of remainders.')).toBe(
      'the costumer mends remainders',
    );
  });
});
