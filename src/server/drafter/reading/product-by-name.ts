/** What tells of the product what it does, has or is to do. */
const DOES = String.raw`(?:should|must|shall|can|could|cannot|can['’]t|will|would|may|might|needs?|lacks|has|had|is|does|doesn['’]t|isn['’]t|won['’]t|shows?|sends?|asks?|keeps?|crashes|freezes|logs|forgets?|remembers?|lets?|allows?|makes?|takes?|puts?|opens?|closes|still|always|never|sometimes|often|only|also|already|just|suddenly)\b`;
/** What asks it for something. */
const ASKED = String.raw`[Cc]an|[Cc]ould|[Dd]oes|[Ss]hould|[Ww]ill|[Ww]ould|[Ww]hy (?:does|can['’]t|doesn['’]t|won['’]t|must)`;

/** The product under its own name, where it does something or is asked to, told as the app that it is: "Fernweh needs a map". */
export function productByName(text: string, name: string): string {
  if (!/^\p{Lu}[\p{L}\p{N}]{2,}(?: [\p{L}\p{N}]+){0,2}$/u.test(name)) return text;
  const own = new RegExp(
    String.raw`(?<=^|[.!?:,;] |\n)${name} (?=${DOES})|(?<=(?:^|[.!?,] )(?:${ASKED}) |\b(?:that|when|if|because|wish) )${name} (?=\p{Ll})`,
    'gu',
  );
  return text.replace(
    own,
    (_, at: number) => `${at === 0 || /[.!?\n] ?$/.test(text.slice(0, at)) ? 'The' : 'the'} app `,
  );
}
