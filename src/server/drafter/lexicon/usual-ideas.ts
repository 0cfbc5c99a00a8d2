/**
 * Ideas in the forms that people type, about a product that is nobody's. Whoever has drafted these has met most of
 * what an idea takes.
 */
export const USUAL_IDEAS = {
  product: {
    name: 'Millpond',
    description:
      'Boat owners book a berth in the marina and pay for each night. The harbour master assigns berths and sees who has arrived. Cleaners get a list of the berths to clean. We want owners to find a free berth without a phone call.',
  },
  ideas: [
    'Let boat owners swap their berths and tell the harbour master about it so that nobody has to phone.',
    'Boat owners often arrive late and the harbour master cannot see which berths are still free.',
    'The system shall send a reminder to the owner 2 days before the stay ends, at most once a day.',
    'As a cleaner, I want to filter the list of berths by pier because I only work on one of them.',
    'Nobody should be able to cancel a stay that has already been paid unless the harbour master agrees.',
    'Could we show the price of a night before owners choose a berth, and what happens when it changes?',
    'Waiting list for berths with power, sorted by the length of the boat',
    'Stop e-mailing the harbour master about every booking. Once a day is enough, and only if there is something new.',
    'It takes too long to find an invoice. Please add a search by name and date, and let owners download it as a PDF file.',
    'Owners who leave before noon should pay half; guests may stay for 3 nights without a contract.',
  ],
} as const;
