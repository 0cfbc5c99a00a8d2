interface ExampleIdea {
  readonly name: string;
  readonly description: string;
}

/** Ideas for the example product, as three kinds of people would type them. */
export const EXAMPLE_IDEAS: readonly [technical: ExampleIdea, business: ExampleIdea, ux: ExampleIdea] = [
  {
    name: 'Technical',
    description:
      'Shop owners should be able to export all orders of a month as a CSV file, ' +
      'so that their tax adviser can import them',
  },
  {
    name: 'Business',
    description:
      'Shoppers should be able to ask for a refund within the return period, ' +
      'so that they dare to order from a small shop',
  },
  {
    name: 'UX',
    description:
      'Shoppers should be able to see where their parcel is without an account, ' +
      'so that they do not have to write to the shop',
  },
];
