/** One line of what `npm run bench` prints: a measured value beside the bar that it must hold. */
export interface Row {
  readonly what: string;
  readonly value: string;
  /** The bar in words; `-` where the value is only told. */
  readonly bar: string;
  readonly ok: boolean;
  /** It could not be measured here. */
  readonly missing?: boolean;
}
