import type { WritingTask } from '../../stories/story-writer.ts';

/** Ideas about one product. */
interface IdeasOf {
  readonly product: WritingTask['product'];
  readonly ideas: readonly string[];
}

/**
 * Ideas in the forms that people type, about products that are nobody's. Whoever has drafted these has met most of
 * what an idea takes. Each expression is compiled once for texts of Latin letters and once for those with a sign outside
 * them ("€", "–"), so some hold one.
 */
export const USUAL_IDEAS: readonly IdeasOf[] = [
  {
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
  },
  {
    product: {
      name: 'Tickbird',
      description:
        'Tickbird is a web app for small repair shops. Customers hand in a device and follow its repair online; technicians write down what they found and which parts they need. The shop owner sets prices, orders parts and looks at the figures of the month. Offers must be accepted in writing.',
    },
    ideas: [
      'Photos of the damage, taken when the device is handed in',
      'Customers ring up every day to ask whether their phone is ready',
      'Repairs over 300 euros need a second yes from the shop owner',
      'When a part arrives, the technician who waits for it gets a message and the repair moves to the top of the list',
      'Export all repairs of a month to Excel for the tax adviser',
      'I keep forgetting which parts I have ordered and order them twice.',
      'Import the price list of a supplier as a CSV file instead of typing it',
      'How many repairs came back within four weeks, by technician and kind of device?',
      'Undo for a repair that was closed by mistake – within 10 minutes',
      '- dark mode\n- bigger letters for the list of repairs\n- sign in with Google',
    ],
  },
  {
    product: {
      name: 'Hallgate',
      description:
        'For a sports club with 600 members. Trainers plan courses, members sign up, parents pay for their children. The office keeps the member list and answers what comes in by mail.',
    },
    ideas: [
      'Parents want to be told when a course is cancelled, at the latest an hour before it starts.',
      "Members can't sign up for two courses at the same time",
      'We lose members because nobody notices when they stop coming. The office should see who has not been there for four weeks.',
      'Please allow trainers to write a comment on each child, visible to its parents only.',
      'Only the office may delete a member, and every deletion is kept in a log for a year',
      'Yearly fee reminder with a link for paying by card or direct debit',
      'A trainer said: "I never know who is coming tonight." Let\'s give them a list an hour before.',
      'Move a course to another hall and keep everybody who has signed up',
    ],
  },
  {
    product: {
      name: 'Strandline',
      description:
        'Strandline is a booking tool for a ferry line. Passengers book crossings and bring cars. Harbour masters assign berths and watch the loading. Skippers sail the ferries and log each trip. Clerks answer passengers, invoice companies and handle refunds.',
    },
    ideas: [
      "Users can't change the car on their booking and call the office about it every day.",
      'Passengers miss the ferry because the berth changes at short notice.',
      'Problems with the loading list\n- cars are sorted by booking time\n- no column for the number plate',
      'Could skippers log a trip offline and send it once they are back in port?',
      'When a crossing is cancelled, tell every passenger by text message and refund the ticket within three days.',
      'Heat map of the busiest crossings per weekday',
      'As a clerk, I want better visibility into open refunds so that I can start with the oldest, and I want to be warned of those over a week.',
      'Stop letting passengers cancel after the ferry has left',
      'Half of the refund requests come in without a receipt and the clerk has to write a letter each time.',
      'The system shall not allow a skipper to sail with more passengers than life jackets.',
      'Deck plan\n- drag cars to another lane\n- colour by weight\n- print it',
      'No more than 5 cars per company and crossing, 3 on Sundays',
      'Dark mode for the bridge',
      "We throw away 200 paper lists every month. Nobody reads them because they are out of date. I'd like the loading list on the tablet.",
      'Why is the berth only shown after payment?',
      'Filter bookings by company, date and length of the car',
      'Only harbour masters should be able to close a berth',
      'It takes a clerk ten minutes to find an old booking',
      'Remind companies ten days before an invoice is due, but not if they pay by direct debit',
      'Let skippers swap trips with each other without calling the office',
      'max 2 dogs per cabin, €5 each',
      'Nobody notices when a certificate expires until the inspector asks for it',
      'Bulk import of company bookings from Excel with a preview',
      'The filter resets after each search',
      'Add a comment field to the trip log – visible to harbour masters only',
    ],
  },
];
