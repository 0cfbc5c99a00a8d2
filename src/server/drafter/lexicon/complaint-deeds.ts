/** What people end up with. */
export const RESULT = /^(?:get|receive|find|land)$/;

/** How people turn away. */
export const TURNS_AWAY = /^(?:uninstall|quit|leave|cancel|unsubscribe|abandon|drop|switch)$/;

/** "..., which is our main reason for returns" */
export const REASON =
  /, which is (?:our|the|my) (?:(?:number one|main|biggest|most common|top|usual|first) )?(?:reason|cause) (?:for|of) ([\w -]+s)[.!]?$/i;

/** What one does or feels only for want of knowing. */
export const SPARED = /^(?:ask|call|phone|ring|write|wait|search|look|come|drive|walk|feel)$/;

/** Work that nobody does for its own sake. */
export const CHORE =
  /^(?:type|retype|re-type|copy|walk|drive|run|carry|phone|ring|print|scan|rewrite|re-enter|dig|scroll|hunt)$/;

export const BURDEN =
  /\b(?:into (?:a|an|the|another|our) (?:\w+ )?(?:spreadsheet|excel|form|list|system|book|ledger)|back to|by hand|from paper|off paper|whenever|every time|each time|again)\b/i;
