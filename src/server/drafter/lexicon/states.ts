/** Afterwards it is there as before, in a state that has a name. */
export const STATES =
  /^(?:cancel|book|reserve|assign|approve|confirm|pay|schedule|close|shut|block|lock|unlock|pause|skip|split|merge|postpone|release|sign off|reject|decline|refuse|retire|archive|suspend|freeze|mute|tick off|check off|accept|return|finish|complete|withdraw|order|pre-order|request|send|deliver|swap|exchange|bring forward|put off|strike out|cross out|escalate)$/;

/** Of what was done so nothing more is told than the wish itself. */
export const LIGHT =
  /^(?!(?:take|put|keep) (?:over|off|out|away|back|in|on|up|aside|online|into|together|apart)\b)(?:turn(?! (?:on|off|down|away|over|up|round)\b)|get|have|prevent|avoid|handle|pitch|number|nudge|say|know|see|use|make|do|take|go|come|be|want|need|let|keep|put|find|read|tell|ask|look|notice|understand|view|receive|try|help|work|play|start|stop|miss|reach|meet|reverse|hit|finish|spend|tap|click|press|swipe|scroll|zoom|jump|rewind|fast-forward|type|point|drag)\b/;
