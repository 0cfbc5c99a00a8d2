import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

/** Who there is in a product that the tests of the reading share. */
export const people = knowPeople(
  readProduct(
    'Allotly',
    'Allotly runs community gardens. Plot holders book tools and water shifts. Garden wardens assign plots, check fences and write to plot holders. The treasurer collects the yearly rent. Visitors walk through the garden on open days.',
  ),
);
