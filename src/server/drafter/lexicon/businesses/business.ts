/**
 * What the world knows of a kind of business or product: the words by which a description of one is recognised, and for
 * each kind of people who meet there (all their names, joined by `|`) the verbs and nouns that ideas told for them mostly
 * hold and those for the others seldom do. Base forms in lower case.
 */
export interface Business {
  readonly about: string;
  readonly roles: Readonly<Record<string, string>>;
}
