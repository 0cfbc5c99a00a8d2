/** What is done to people by giving them something or telling them: behind the verb stands who gets it. */
export const GIVES_OR_TELLS =
  /^(?:notify|alert|remind|warn|inform|tell|e-?mail|message|text|ping|ask|prompt|nudge|greet|welcome|reward|thank|charge|bill|invoice|send|show|give|offer|grant|hand|lend|deny|assign)$/;
