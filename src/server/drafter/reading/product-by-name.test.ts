import { expect, it } from 'vitest';
import { productByName } from './product-by-name.ts';

it.each([
  ['Fernweh needs a map', 'The app needs a map'],
  ['Can Fernweh import my tours?', 'Can the app import my tours?'],
  ['I wish Fernweh had a map', 'I wish the app had a map'],
  ['It is late. Fernweh still shows yesterday.', 'It is late. The app still shows yesterday.'],
])('"%s": the product by its name', (said, plain) => expect(productByName(said, 'Fernweh')).toBe(plain));

it.each([
  ['In Fernweh, hikers plan tours', 'Fernweh'],
  ['Connect Fernweh to our calendar', 'Fernweh'],
  ['Fernwehs need a map', 'Fernweh'],
  ['board needs a map', 'board'],
  ['A needs a map', 'A'],
])('"%s" of %s stays as it is', (said, name) => expect(productByName(said, name)).toBe(said));
