export const benchProduct = {
  name: 'Ferry',
  description:
    'Ferry sells tickets for the boats between the islands. Travellers look up departures, buy a ticket and show it on ' +
    'board. Skippers see who has booked and how many bicycles come along. The harbour office plans the season and tells ' +
    'travellers when a boat cannot leave because of the weather.',
};

export function benchStory(productId: string, n: number): object {
  return {
    productId,
    headline: `Bicycle places on departure ${n}`,
    userStory: `As a traveller, I want to book a place for my bicycle on departure ${n}, so that I do not stay behind.`,
    acceptanceCriteria: [
      'A traveller sees how many bicycle places are left on a departure.',
      'A booked bicycle place is shown on the ticket.',
      'A booking without a free bicycle place is refused with the next departure that has one.',
      'The skipper sees the number of bicycles for each departure.',
    ],
  };
}
