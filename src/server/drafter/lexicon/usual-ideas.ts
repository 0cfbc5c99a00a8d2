/**
 * Ideas in the forms that people type, about a product that is nobody's. Whoever has drafted these has met most of
 * what an idea takes. Each expression is compiled once for texts of Latin letters and once for those with a sign outside
 * them ("€", "–"), so some hold one.
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
    'Stop charging the €6 fee for a late arrival automatically. Too many of those were our own fault – and owners complain.',
    'Let the harbour master change the price of a berth (€20 – €80) and tell the owners, so that nobody is surprised.',
    'As a boat owner, I want to see what I paid in € before I leave because the harbour master often has no change.',
    'Could cleaners mark a berth as clean – with a photo – when they are done?',
  ],
} as const;
