import { describe, expect, it } from 'vitest';
import { askedInCase, asItWillBe, atMost, boundAlone, briefForms, withoutContrast } from './headline-forms.ts';
import { withThingNamed } from './headline-pronoun.ts';
import { orOutcome, outcomeHeadline } from './outcome-headline.ts';

const whole = (text: string): string | undefined => (text.split(' ').length <= 8 ? text : undefined);

describe('a headline', () => {
  it('tells a bound as one', () => {
    expect(atMost('keep a pupil from ordering more than two desserts per week')).toBe(
      'at most two desserts per pupil per week',
    );
    expect(boundAlone('keep a pupil from having more than one tray reserved per day')).toBe(
      'at most one tray reserved per day',
    );
    expect(boundAlone('keep pupils from having more than two trays at the same time')).toBe(
      'at most two trays per pupil at once',
    );
    expect(boundAlone('keep pupils from having more than two trays when they owe money')).toBeUndefined();
    expect(atMost('keep a pupil who has paid from ordering more than two desserts')).toBeUndefined();
  });

  it.each([
    ['be rid of the problem that cooks keep mixing up trays', 'no more cooks mixing up trays'],
    [
      'be rid of the problem that invoices are not matched with the deliveries',
      'invoices are matched with the deliveries',
    ],
    ['be told before noon that the van is late', 'notice that the van is late'],
    ['make sure that it does not count a lid as a plate', 'no more counting a lid as a plate'],
  ])('names what is wanted and not the trouble: %s', (wish, form) => {
    expect(briefForms(wish)[0]).toBe(form);
  });

  it('does not deny one thing as if it were all of its kind', () => {
    expect(briefForms('keep the oven timer from ringing without a reason')).toEqual([]);
    expect(briefForms('keep a tray from leaving without a label')).toEqual(['no tray leaving without a label']);
  });

  it('does without what it is not, where nothing is denied', () => {
    expect(withoutContrast('sort the list by shelf, not by supplier number')).toBe('sort the list by shelf');
    expect(withoutContrast('see a tray that is not in the oven')).toBe('see a tray that is not in the oven');
  });

  it('asks with its case', () => {
    expect(askedInCase('what happens to trays when ovens fail after the weekend', whole)).toBe(
      'what happens to trays when ovens fail',
    );
    expect(askedInCase('what happens to paid meals of pupils when a pupil falls ill', whole)).toBeUndefined();
  });

  it('says what will be', () => {
    expect(asItWillBe('have the old price stay visible', 'the old price stays visible')).toBe(
      'old price stays visible',
    );
    expect(asItWillBe('have an export of prices', 'there is an export of prices')).toBe('export of prices');
  });

  it('names the thing that "them" stands for', () => {
    expect(
      withThingNamed(
        'No more looking for them',
        'When a supplier is renamed all articles get lost and I keep looking for them',
      ),
    ).toBe('No more looking for articles');
    expect(withThingNamed('Repair a tray before selling it', 'Repair a tray before selling it')).toBe(
      'Repair a tray before selling it',
    );
  });
});

describe('what is to hold', () => {
  it.each([
    [
      'keeps its limit and leaves its circumstances',
      'a menu is not printed until someone has checked it if the cook is on leave that day',
      'menu not printed until someone has checked it',
    ],
    [
      'keeps by whom',
      "a menu that has been published can only be changed by the head cook or with the consent of the parents' council",
      'menu only changed by the head cook',
    ],
    [
      'turns what must not rise into how far it may',
      'the price of a meal does not rise by more than 5 % over the whole year',
      'price rises by at most 5 %',
    ],
  ])('%s', (_, outcome, headline) => {
    expect(outcomeHeadline(outcome)).toBe(headline);
  });

  it('does not deny to all what is denied to some', () => {
    expect(
      outcomeHeadline('a recipe that somebody else in the house has added cannot be deleted from a plan of last week'),
    ).toBeUndefined();
  });

  it('stays as it was where the other tells no more', () => {
    expect(orOutcome('Print menu on Friday', 'the menu is printed on Friday')).toBe('Print menu on Friday');
  });
});
