/** What somebody decides by what they know. */
export const DECIDES =
  /^(?:plan|schedule|decide|set|choose|pick|select|order|reorder|assign|approve|price|build|prepare|evaluate|teach|treat|advise|book|buy|rent|hire|allocate|organi[sz]e|arrange|coordinate|draw|design|negotiate|purchase|recommend|train|coach|budget|invest|apply|staff|rebook|reserve)$/;

/** What somebody does at work with what they have at hand. */
export const WORKS = new RegExp(
  `${DECIDES.source}|^(?:answer|write|guide|handle|check|advise|run|publish|repair|clean|serve|deliver|process|edit|review|inspect|examine|support|solve|fix|test|invoice|bill|sell|list|pack|ship|enrol|request|report|sign|match|issue|install|lead|host|visit|care|cook)$`,
);
