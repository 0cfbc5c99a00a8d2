/** A product as somebody would describe theirs: 200 characters and more. */
export const sampleProduct = {
  name: 'Allotment',
  description:
    'Allotment helps garden clubs share their plots. Gardeners book a plot for a season, note what they plant and ask ' +
    'neighbours to water it. The plot keeper hands out free plots, keeps the waiting list and collects the yearly fee. ' +
    'We want fewer plots left empty and less paper on the notice board.',
};

export const sampleIdea = 'Gardeners should be able to swap their plot with another gardener before the season begins';

/** A valid id that belongs to nothing. */
export const NO_ID = '0195f3c2-7a4e-7cc1-8f00-3d2f6b1a9e55';

/** A story as a person would write it by hand. */
export const sampleStory = {
  headline: 'Swap a plot',
  userStory: 'As a gardener, I want to swap my plot with a neighbour, so that both of us get the light we need.',
  acceptanceCriteria: [
    'A swap is shown to both gardeners once both have agreed.',
    'A declined swap leaves both plots as they were.',
    'A plot with an unpaid fee cannot be swapped.',
  ],
};
