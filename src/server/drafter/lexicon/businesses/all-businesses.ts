import type { Business } from './business.ts';
import { ANIMALS } from './animals.ts';
import { AUTHORITIES } from './authorities.ts';
import { BUILDINGS_AND_SERVICES } from './buildings-and-services.ts';
import { CARE } from './care.ts';
import { COMMUNITY } from './community.ts';
import { CRAFTS } from './crafts.ts';
import { CULTURE } from './culture.ts';
import { FOOD } from './food.ts';
import { HIRE_AND_LODGING } from './hire-and-lodging.ts';
import { LAND } from './land.ts';
import { LEARNING } from './learning.ts';
import { MEDIA_AND_COURSES } from './media-and-courses.ts';
import { MEDICINE } from './medicine.ts';
import { MONEY_AND_LAW } from './money-and-law.ts';
import { OFFICE_AND_RESEARCH } from './office-and-research.ts';
import { PASTIMES } from './pastimes.ts';
import { PRIVATE_LIFE } from './private-life.ts';
import { SHOPS } from './shops.ts';
import { SPORT_AND_LEISURE } from './sport-and-leisure.ts';
import { STAFF_AND_SALES } from './staff-and-sales.ts';
import { TRANSPORT_AND_INDUSTRY } from './transport-and-industry.ts';
import { TRAVEL } from './travel.ts';

/** All kinds of business that are known. */
export const BUSINESSES: readonly Business[] = [
  ...MEDICINE,
  ...CARE,
  ...ANIMALS,
  ...LAND,
  ...CRAFTS,
  ...LEARNING,
  ...CULTURE,
  ...MEDIA_AND_COURSES,
  ...SPORT_AND_LEISURE,
  ...AUTHORITIES,
  ...COMMUNITY,
  ...FOOD,
  ...SHOPS,
  ...HIRE_AND_LODGING,
  ...TRAVEL,
  ...TRANSPORT_AND_INDUSTRY,
  ...BUILDINGS_AND_SERVICES,
  ...STAFF_AND_SALES,
  ...MONEY_AND_LAW,
  ...OFFICE_AND_RESEARCH,
  ...PRIVATE_LIFE,
  ...PASTIMES,
];
