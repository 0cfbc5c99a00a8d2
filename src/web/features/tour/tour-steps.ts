interface TourStep {
  /** The `data-tour` of what is shown. */
  readonly place: string;
  readonly title: string;
  readonly text: string;
}

interface Visitor {
  /** The side menu is behind a button. */
  readonly smallScreen: boolean;
  readonly isAnonymous: boolean;
}

/** What the tour shows, in its order. */
export function tourSteps({ smallScreen, isAnonymous }: Visitor): readonly TourStep[] {
  return [
    smallScreen
      ? { place: 'menu-button', title: 'The menu', text: 'Behind this button are your products, stories and settings.' }
      : { place: 'menu', title: 'The menu', text: 'From here you reach your products, stories and settings.' },
    {
      place: 'form',
      title: 'A story begins here',
      text: 'Say for which product it is and what somebody needs.',
    },
    {
      place: 'product',
      title: 'The product',
      text:
        'Its description tells whom the story is for and what they aim at. The example product is chosen for this tour. ' +
        (isAnonymous ? 'Without an account it is the only one.' : 'Afterwards choose one of your own.'),
    },
    {
      place: 'description',
      title: 'The description',
      text: 'One or two sentences: who needs what, and why. The story keeps to what you write here.',
    },
    {
      place: 'example',
      title: 'A pre-written example',
      text: 'Nothing in mind yet? Choose a technical, a business or a UX example, and it is filled in for you.',
    },
    {
      place: 'create',
      title: 'Create the story',
      text: 'This writes the story with its acceptance criteria, and stores it. Then you can rate it, copy it or take it away.',
    },
  ];
}
