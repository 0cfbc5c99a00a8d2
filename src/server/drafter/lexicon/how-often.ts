/** How often something is done, by the word in front of it: "daily report" → "every day". */
export const EVERY: Readonly<Record<string, string>> = {
  daily: 'every day',
  weekly: 'every week',
  monthly: 'every month',
  quarterly: 'every quarter',
  yearly: 'every year',
  annual: 'every year',
};
