/** The product that every new person finds: long enough to show what a good description gives. */
export const exampleProduct = {
  name: 'Corner Shop',
  description: [
    'Corner Shop is an online shop kit for small merchants. Shop owners list products, set prices and watch sales.',
    'Shoppers browse the catalogue, fill a cart and check out as guests or with an account.',
    'Helpers pack orders, print shipping labels and answer questions about deliveries.',
    'A shop owner can open a shop in an afternoon and change its look at any time.',
    'Every order carries its payment status, its delivery address and the messages that were exchanged about it.',
    'Shoppers get an e-mail when an order is paid, packed and shipped, and they can ask for a refund within the return period.',
    'We want small merchants to sell without a developer, fewer abandoned carts and fewer questions about where a parcel is.',
  ].join(' '),
} as const;
