/** Parts of a screen and the handling of them: how it is done, not what for. Matched whole, with an optional plural s. */
export const INTERFACE_WORDS = [
  String.raw`buttons?`,
  String.raw`drop[\s-]?downs?(?:\s+(?:menus?|lists?|box(?:es)?|fields?))?`,
  String.raw`pull[\s-]?down\s+menus?`,
  String.raw`(?:radio|check)[\s-]?box(?:es)?`,
  String.raw`(?:text|list|combo|dialog|search|input|select)[\s-]?box(?:es)?`,
  String.raw`(?:text|input)[\s-]fields?`,
  String.raw`text[\s-]?areas?`,
  String.raw`search[\s-]bars?`,
  String.raw`side[\s-]?bars?|nav(?:igation)?[\s-]?bars?|tool[\s-]?bars?|progress[\s-]bars?|scroll[\s-]?bars?|menu[\s-]bars?`,
  String.raw`(?:hamburger|context|side|main|navigation|kebab|burger)\s+menus?`,
  String.raw`modals?(?:\s+(?:windows?|dialogs?))?`,
  String.raw`pop[\s-]?ups?(?:\s+(?:windows?|dialogs?))?`,
  String.raw`dialogs?|lightbox(?:es)?|tool[\s-]?tips?|carousels?|accordions?|breadcrumbs?|spinners?|sliders?|steppers?|widgets?`,
  String.raw`toggles?\s+switch(?:es)?|(?:a|the)\s+toggle`,
  String.raw`hyperlinks?|icons?`,
  String.raw`(?:double|right|left|single)?[\s-]?click(?:s|ed|ing)?(?!\s*(?:and\s+collect|through\s+rate|stream))`,
  String.raw`drag(?:ging)?[\s-]and[\s-]drop(?:ping)?`,
  String.raw`hover(?:s|ed|ing)?(?:\s+over)?|mouse[\s-]?over|swip(?:e|es|ed|ing)`,
  String.raw`(?:new|separate|another)\s+(?:browser\s+)?tab|(?:in|on)\s+(?:a|the)\s+tabs?`,
  String.raw`data[\s-]?grid|font[\s-]sizes?|pixels?`,
] as const;

/** Names of techniques and products below the surface. Nothing of them is a defect where the role is a technical one. */
export const TECHNOLOGY_WORDS = [
  String.raw`sql(?:\s+quer(?:y|ies))?|nosql|mysql|sqlite|postgres(?:ql)?|mongo(?:db)?|redis|elasticsearch|oracle\s+database|stored\s+procedures?`,
  String.raw`json|xml|yaml|ajax|graphql|soap|grpc|rest(?:ful)?\s+(?:apis?|services?|endpoints?|calls?)|web[\s-]?sockets?|web[\s-]?hooks?`,
  String.raw`apis?|end[\s-]?points?|micro[\s-]?services?|http\s+requests?|post\s+requests?|get\s+requests?`,
  String.raw`databases?(?:\s+tables?)?|data[\s-]?base\s+(?:tables?|columns?)|back[\s-]?ends?|front[\s-]?ends?`,
  String.raw`html5?|css|java[\s-]?script|typescript|react(?:\.?js)?(?=\s+(?:app|component|page|front))|(?<=\b(?:use|using)\s)react(?:\.?js)?|angular|vue(?:\.js)?|jquery|node\.?js|php|java|python|ruby\s+on\s+rails|django|spring\s+boot`,
  String.raw`docker|kubernetes|aws|azure|s3\s+buckets?|lambda\s+functions?|kafka|rabbitmq|cron\s*jobs?|regex|oauth2?|jwt|blockchain|machine\s+learning\s+models?`,
] as const;

/** Roles for whom techniques are what they work with; to them only "using ..." and the like is a solution. */
export const TECHNICAL_ROLE =
  /develop|engineer|program|architect|devops|\bapi\b|technical|sys(?:tem)?\s?admin|\bdba\b|integrat|tester|\bqa\b|scientist|data\s+analyst|maintainer|\bsre\b|plugin|coder|webmaster/iu;
