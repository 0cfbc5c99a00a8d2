/** "Bring a towel typed into the notes does not get lost": words that were quoted, without their marks. */
const UNQUOTED =
  /^(?!I\b)\p{Lu}.* (?:typed|written|entered|noted|put|posted|scribbled|pasted|buried|hidden|mentioned) (?:in|into|on|at|under|behind|below|among) /u;

/** Whether a clause holds half of a quotation, or one that has lost its marks: "the pool opens at 9' in the chat is not missed". */
export function isTornQuote(said: string): boolean {
  const marks = said.match(/(?<![\p{L}\d])['‘]|['’](?![\p{L}\d])|["“”]/gu)?.length ?? 0;
  return UNQUOTED.test(said) || (marks % 2 === 1 && !/s['’] /.test(said));
}
