import type { Tag } from './candidates.ts';

/** What stands well or badly before what, whatever the clause: "TAG: NEXT score NEXT score"; pairs not named count nothing. */
const TABLE = `
D: N 1.2 NS 1.2 A 0.8 VG -0.6 VN -0.4 VD -4 V0 -5 VZ -5 M -3 BE -3 HV -4 DO -4 P -2.5 TO -4 PN -5 PO -4 C -2 W -2 S -3 R -0.6 D -0.4 PU -2 PT -4 NEG -4 EX -5
A: N 1 NS 1 A 0.2 V0 -3.5 VZ -3 VD -2.5 PN -2 D -1 TO 0.3 P 0.3
N: VN 0.3 N 0.3 NS 0.5 D -0.9 A -1 PN -1.5 PO -3 VG -0.4 V0 -0.6
NS: VN 0.3 N -1.6 NS -1.2 D -0.9 A -0.8 PN -0.7 PO -3 VG -0.2
P: N 0.6 NS 0.6 D 0.8 A 0.4 VG 0.8 PO 0.8 PN -3 V0 -4 VZ -4 VD -3 VN -0.3 M -4 BE -4 HV -4 DO -4 TO -3 S -2 W 0.3 P -1 PT -3
TO: V0 2.2 BE 1.5 HV 1 N 0 NS 0 D 0.6 PO 0.4 VZ -4 VD -3 M -5 PN -3 P -3 VG -0.6 VN -2 R -0.3 DO 0.5
M: V0 2 BE 2 HV 1.5 R 0.5 NEG 1 PN 0 N -1.5 NS -0.8 D -0.8 VZ -4 VD -4 VG -4 VN -3 A -3 P -4 TO -4 DO 0.5 PU -2
DO: NEG 1.5 PN 0.5 V0 0.5 NS 0 D 0 VZ -4 VD -4 VG -3 A -2
NEG: V0 1 VN 0.5 VG 0.5 A 0.5 R 0.3 BE 0.8 HV 0.8 N -2 NS -2 VZ -3 VD -1
BE: PT 0.6 VN 1.2 VG 1 A 1 D 0.5 NEG 1 R 0.5 P 0.4 N -0.4 NS -0.6 V0 -4 VZ -4 VD -2 PN -0.8 TO 0.2 W 0.2 BE -0.5 M -4
HV: VN 1.6 BE 0.5 NEG 0.3 R 0.3 D -1.5 N -2.5 NS -2.5 V0 -4 VD -1 TO -1.5 A -2 VZ -4
V0: D 0.8 N 0.2 NS 0.4 PO 0.8 PT 0.8 R 0.3 P 0.2 V0 -3 VZ -4 VD -2 M -4 BE -3 HV -3 PN -1.2 A 0
VZ: D 0.8 N 0.2 NS 0.4 PO 0.8 PT 0.8 R 0.3 P 0.2 V0 -3 VZ -4 VD -2 M -4 BE -3 HV -3 PN -1.2 A 0
VD: D 0.6 NS 0.2 PO 0.8 PT 0.6 R 0.3 P 0.3 V0 -3 VZ -4 M -4 PN -1
VN: P 0.5 R 0.4 PT 0.4 D -0.2 N -0.2 NS -0.2 PN -1.5 PO -1 M -3 V0 -3
VG: D 0.6 N 0.1 NS 0.3 PO 0.6 P 0.3 PT 0.6 R 0.2 V0 -3 PN -2
W: VN -1 N -0.2 NS 0 PN 0.8 D 0.4 M 0.8 BE 0.6 V0 0 VZ 0.5 TO 0.6 PO -3 P -1.5 PU -1
S: PN 1 D 0.6 NS 0.4 N 0.4 V0 -4 VZ -2.5 VD -2 M -3 PO -3 VG 0 VN 0.2 P -0.5 C -3 EX 0.6
PT: N -0.2 D 0.3 P 0.2 PO 0.2 V0 -2.5 VZ -3
C: PO -0.4 P -0.2 PU -2
PN: N -3 NS -3 D -1.5 A -2 PO -3 PN -3 P -0.8 W -0.3 C -1
PO: PN -2 PO -3 N -2.5 NS -2.5
R: V0 0.1 PO -2 R 0
EX: BE 2 M 1 N -3 NS -3 D -3 A -3 P -1 PU -1`;

type Scores = Partial<Record<Tag, number>>;

const pairs: Partial<Record<Tag, Scores>> = Object.fromEntries(
  TABLE.trim()
    .split('\n')
    .map((row): [string, Scores] => {
      const [first = '', rest = ''] = row.split(': ');
      const scores = [...rest.matchAll(/(\w+) (-?[\d.]+)/g)].map(([, next = '', score = '']) => [next, Number(score)]);
      return [first, Object.fromEntries(scores) as Scores];
    }),
);

/** How well the second tag stands behind the first; 0 where nothing is known. */
export function pairScore(first: Tag | undefined, second: Tag): number {
  return first === undefined ? 0 : (pairs[first]?.[second] ?? 0);
}
