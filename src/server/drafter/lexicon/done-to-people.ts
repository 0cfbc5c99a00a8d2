/** What an order does to people whom a list holds, and what they would hardly order themselves. */
export const DONE_TO_PEOPLE = /^(?:anonymi[sz]e|archive|block|deactivate|delete|exclude|merge|remove|suspend)$/i;
