/** What nobody does to a thing: it appears, but is not appeared. */
export const INTRANSITIVE =
  /^(?:appear|disappear|vanish|arrive|happen|go|come|work|run out|stay|fall|rise|end|expire|lapse|sleep|look|respond|react|be|become|remain|exist|last|occur|matter|beep|ring|blink|flash|crash|depart|leak|fail|depend|rely|belong|consist|differ|overlap|collide)\b/;
