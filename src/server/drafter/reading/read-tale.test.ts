import { describe, expect, it } from 'vitest';
import { people } from './allotments.contract.ts';
import { readTale } from './read-tale.ts';

function told(text: string): string {
  const { actor = '', wish = '', benefit = '' } = readTale(text, people) ?? {};
  return [actor, wish, benefit].join(' | ');
}

describe('a trouble told in several facts', () => {
  it.each([
    [
      'what is noticed only when it matters',
      'hoses leak and the warden only notices when somebody wants to water',
      'the warden | be told when hoses leak | they know of it before somebody wants to water',
    ],
    [
      'what is noticed at the end',
      'the treasurer only sees at the end of the year that plots had no holder',
      'the treasurer | be told when plots have no holder | they know of it before the end of the year',
    ],
    [
      'a thing that is found out late',
      'we always find out about dead hedges months later',
      ' | be told of dead hedges | we do not find out about it months later',
    ],
    [
      'what those never learn who suffer from it',
      'we lose plot holders because they never find out that the open day was moved last week',
      'plot holders | be told when the open day is moved | we do not lose plot holders',
    ],
    [
      'what nobody tells them',
      'when a warden falls ill, the visitor waits in vain and nobody tells her',
      'the visitor | be told when a warden falls ill | the visitor does not wait in vain',
    ],
    [
      'who they are',
      'visitors arrive after dusk and take any plot, and in the morning we do not know who they are',
      ' | see which visitors arrive after dusk | ',
    ],
    [
      'the work behind what cannot be helped',
      'pumps break down and then the warden has to cancel visits one by one',
      'the warden | no longer have to cancel visits one by one when pumps break down | ',
    ],
    [
      'what is asked again and again',
      'plot holders write to the warden to ask when the water is off',
      'plot holders | see when the water is off | they do not have to ask',
    ],
    [
      'what people ask who are not named',
      'people call us all day to ask if the gate is open',
      'people | see whether the gate is open | they do not have to call',
    ],
    [
      'what is left at home',
      'plot holders forget their key at home and then we cannot let them in',
      'plot holders | be reminded to bring their key | ',
    ],
    [
      'what is not noticed until later',
      'taps run dry on Saturdays and the warden does not notice until Monday',
      'the warden | be told when taps run dry on Saturdays | they know of it before Monday',
    ],
    [
      'whom it is heard from',
      'when a water shift moves, the warden finds out from the visitors',
      'the warden | be told when a water shift moves | they do not have to hear it from the visitors',
    ],
    [
      'what was only seen when it was too late',
      'two plot holders wanted the same plot and we only saw it when the contract was already signed',
      ' | be told when two plot holders want the same plot | we know of it before the contract is signed',
    ],
    [
      'what they cannot remember, with what follows',
      'plot holders get the bill and cannot remember what the water cost, then they argue with the treasurer',
      'plot holders | see what the water cost | they do not argue with the treasurer',
    ],
    [
      'what nobody knows, as the cause',
      'we throw away seeds because nobody in the shed knows what was sown last year',
      ' | see what was sown last year | we do not throw away seeds',
    ],
    [
      'what should have stopped it',
      'plots get sold although the holder changed the contract',
      ' | keep plots from getting sold when the holder changed the contract | ',
    ],
    [
      'what nobody does for them',
      'visitors miss the last bus because they fall asleep and nobody wakes them',
      'visitors | be woken | visitors do not miss the last bus',
    ],
    [
      'what a part of the house never knows',
      'orders come in until midnight and the office in the morning never knows how many seeds to pack',
      'the office | see how many seeds to pack | orders do not come in until midnight',
    ],
    [
      'whether they may do what they come for',
      'visitors show up to fetch a key and we do not know if they are allowed to',
      ' | see whether the visitors are allowed to fetch a key | ',
    ],
    [
      'what those do not know who do it all the same',
      'wardens water the roses although the holder is on site, and we pay for the water',
      'wardens | be told when the holder is on site | we do not pay for the water',
    ],
    [
      'whom they have to phone',
      'when a warden calls in sick, the treasurer phones through the whole list',
      'the treasurer | no longer have to phone through the whole list when a warden calls in sick | ',
    ],
    [
      'what nobody told them, as the cause',
      'visitors walk back to the gate because nobody told them the path is closed',
      'visitors | be told when the path is closed | visitors do not walk back to the gate',
    ],
    ['what they cannot say', 'we cannot say how long a repair takes', ' | see how long a repair takes | '],
    [
      'what nobody wants to have done to them',
      'wardens do not want to be called at night',
      'wardens | no longer be called at night | ',
    ],
    [
      'what is done too late',
      'wardens log their hours weeks later and forget half of them',
      'wardens | be reminded to log their hours | wardens do not forget half of them',
    ],
    [
      'what is noticed behind a deed',
      'plot holders buy the wrong soil and only notice after digging it in',
      'plot holders | be told when plot holders buy the wrong soil | they know of it before digging it in',
    ],
    [
      'whom it takes just for that',
      'the warden drives over just to open the gate',
      'the warden | open the gate without driving over | ',
    ],
    [
      'what none of them knows',
      'the same pump was here three times and no warden knew what had been tried before',
      'the warden | see what has been tried before | ',
    ],
    [
      'what they have no idea of',
      'visitors have no idea how long it will still take',
      'visitors | see how long it will still take | ',
    ],
    [
      'what nobody told us, as it was that once',
      'the pump was out of order for two weeks and nobody told us anything',
      ' | be told when the pump is out of order | ',
    ],
    [
      'when it is found out',
      'hoses are torn and the next visitor finds out when they want to water',
      'the next visitor | be told when hoses are torn | they know of it before they want to water',
    ],
    [
      'what bars others',
      'wardens return wheelbarrows with flat tyres, so the next visitor cannot use them',
      ' | keep wardens from returning wheelbarrows with flat tyres | the next visitor can use them',
    ],
    [
      'what there were several of',
      'we had three sheds with broken locks this season',
      ' | be told of sheds with broken locks | ',
    ],
  ])('is told by %s', (_, text, expected) => {
    expect(told(text).slice(0, expected.length)).toBe(expected);
  });

  it.each([
    ['asks for something', 'hoses leak and the warden should be told at once'],
    ['tells one fact', 'visitors enjoy the open day'],
    ['is answered by nobody, and is no person', 'we get mails about keys and nobody answers them'],
    ['guards something', 'wardens lock the shed, so visitors cannot open it'],
    ['is a way to somewhere', 'wardens walk over to the gate'],
    ['is done in time', 'wardens log their hours and forget nothing'],
    ['is noticed in time', 'hoses leak and the warden notices'],
    ['names who is called', 'visitors call the warden who then opens the gate'],
    ['can be helped', 'wardens lose the list and then have to type it in'],
    ['is asked for, and not asked', 'visitors ask for a map of the plots'],
    ['is forgotten, and not left behind', 'plot holders forget their shift'],
    ['was had once without a fault', 'we had three sheds this season'],
  ])('is no trouble of these kinds where it %s', (_, text) => {
    expect(readTale(text, people)).toBeUndefined();
  });
});
