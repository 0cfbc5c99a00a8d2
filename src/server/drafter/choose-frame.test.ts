import { describe, expect, it } from 'vitest';
import { chooseFrame } from './choose-intent.ts';
import { readIdea } from './reading/read-idea.ts';
import { readProduct } from './reading/read-product.ts';

const task = {
  name: 'Orchard Post',
  description:
    'Orchard Post brings fruit from small farms to schools. Farmers list crates and confirm deliveries. School cooks order crates and rate them. Drivers carry crates and note the time of arrival. The accountant writes invoices once a month.',
};
const product = readProduct(task.name, task.description);

describe('the class of the verb', () => {
  it('falls back to what holds of anything to which the same is done', () => {
    const frameOf = (words: string) => {
      const idea = readIdea(words, product);
      return idea && chooseFrame(idea.action)?.name;
    };
    expect(frameOf('Let farmers split a crate list into two')).toBe('divide');
    expect(frameOf('Let school cooks return an empty crate')).toBe('give back');
    expect(frameOf('Let farmers split a barn into two')).toBe('divide');
    expect(frameOf('Let drivers send the weight to the screen at the gate')).toBe('send over');
    expect(frameOf('Let the accountant chase unpaid invoices')).toBe('chase');
    expect(frameOf('Let drivers override the automatic gate for an hour')).toBe('override');
    expect(frameOf('Let farmers trace a crate back to the tree')).toBe('trace');
    expect(frameOf('Let farmers turn over a tour to a colleague')).toBe('hand over');
    expect(frameOf('Let drivers pull the orders of the last year')).toBe('fetch');
    expect(frameOf('Let drivers tick which crates are empty')).toBe('say');
    expect(frameOf('Let drivers distribute the orders evenly')).toBe('spread');
    expect(frameOf('Let farmers change their driver')).toBe('change over');
    expect(frameOf('Let drivers tick off crates on the list')).toBe('tick off');
    expect(frameOf('Let farmers give pupils more time')).toBe('grant');
    expect(frameOf('Let farmers turn down the brightness')).toBe('set');
    expect(frameOf('Let farmers turn down an offer')).toBe('turn down');
    expect(frameOf('Let farmers whitewash the barn')).toBe('something done');
    expect(frameOf('dark mode for drivers')).toBeUndefined();
  });
});
