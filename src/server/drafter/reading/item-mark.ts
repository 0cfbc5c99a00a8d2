/** What stands in front of an item of a list, as the source of an expression: a sign, a number, a box. */
export const ITEM_MARK: string = String.raw`(?:[-*+•–—·▪◦‣]|\d{1,2}[.)]|\[[ xX]\])`;
