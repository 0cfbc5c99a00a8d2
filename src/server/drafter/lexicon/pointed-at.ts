/** What other entries point to, so that it may still be in use when it is to go. */
export const IN_USE =
  /\b(?:tags?|labels?|categor(?:y|ies)|templates?|fields?|roles?|groups?|rooms?|locations?|products?|items?|types?|status(?:es)?|stages?|tax rates?|price lists?|materials?|parts?|courses?|modules?|services?|suppliers?|warehouses?|vehicles?|machines?)\b/i;
