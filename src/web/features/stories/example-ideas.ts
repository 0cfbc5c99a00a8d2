interface ExampleIdea {
  readonly name: string;
  readonly description: string;
}

/** Ideas for the example product, as three kinds of people would type them. */
export const EXAMPLE_IDEAS: readonly [technical: ExampleIdea, business: ExampleIdea, ux: ExampleIdea] = [
  {
    name: 'Technical',
    description:
      'Let shop owners export all orders of a month as a CSV file so that their tax adviser can import them. ' +
      'A large export should run in the background, and the shop owner gets an email with the download link.',
  },
  {
    name: 'Business',
    description:
      'Many shoppers fill a cart and leave without buying. We want to send them a reminder email ' +
      'with their cart on the next day so that fewer carts are abandoned.',
  },
  {
    name: 'UX',
    description:
      'Shoppers on a phone lose their place in the product list when they come back from a product. ' +
      'They should return to where they were, with their filters still set.',
  },
];
