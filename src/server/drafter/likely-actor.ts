import { isDepartment, isGroup, MANAGERS } from './lexicon/agents.ts';
import {
  holdsForAll,
  isOfServed,
  isOfWork,
  isRuling,
  isServed,
  looksAtFigures,
  LOOKED_AFTER,
  runsIt,
} from './role-kind.ts';
import { anyHand, overseers } from './who-else.ts';
import { LEAST, matchDoings, rarityOf, termsOf } from './match-doings.ts';
import { isPerson } from './language/nouns.ts';
import { isHuman } from './reading/is-agent.ts';
import { roleNamed } from './reading/role-aliases.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';

/** Whether several people are called by it. */
export function isGroupName(name: string): boolean {
  const last = name.split(' of ')[0]?.split(' ').at(-1) ?? '';
  // At home everybody does it; "florist" is a house or a person.
  return isDepartment(name) || (isGroup(last) && !isPerson(last) && !/^household$/.test(last));
}

/** The one that most of the description is about: whose deeds are most, persons before groups. */
function mainRole(roles: readonly Role[]): Role | undefined {
  const weight = (role: Role): number =>
    Math.min(role.doings.length, 1) - (isGroupName(role.name) ? 2 : 0) - (LOOKED_AFTER.test(role.name) ? 1 : 0);
  return roles.reduce<Role | undefined>(
    (best, role) => (!best || weight(role) > weight(best) ? role : best),
    undefined,
  );
}

/** What speaks of work that those do who run the service. */
const RUNNING =
  /\b(?:approv(?:e|es|ed|al|als|er)|schedul(?:e|es|ed|ing) (?!an? )[\w-]+s|budgets?|polic(?:y|ies)|permissions?|audit\w*|statistics|utili[sz]ation|workloads?|quotas?|rotas?|rosters?|bulk|per (?:month|quarter|year) and)\b/i;

/** Of those who oversee something, who runs the whole. */
const HEADS = /(?:^|[ -])(?:owner|manager|director|head|administrator|coordinator)$/;

/** Those who run the service: whoever oversees it first, then offices, then the others. */
export function running(roles: readonly Role[]): Role[] {
  const all = roles.filter((role) => !isServed(role) && role.doings.length > 0);
  const over = overseers(all).toSorted((a, b) => Number(HEADS.test(b.name)) - Number(HEADS.test(a.name)));
  const offices = all.filter((role) => !over.includes(role) && isDepartment(role.name));
  return [...over, ...offices, ...all.filter((role) => !over.includes(role) && !offices.includes(role))];
}

/** Whether whoever typed the idea speaks for those who run the service: "we", and never "I". */
function speaksForHouse({ text, form, actor }: Idea): boolean {
  return (
    !/^(?:story|question)$/.test(form) &&
    actor === undefined &&
    /\b(?:we|us)\b/i.test(text) &&
    !/\b(?:i|me|my|mine)\b/i.test(text)
  );
}

/** The one whose deeds or name the idea speaks of most, else the first. */
export function bestOf(roles: readonly Role[], idea: Idea): Role | undefined {
  const terms = termsOf(idea);
  const rarity = rarityOf(roles);
  const score = (role: Role): number => matchDoings(role, terms, rarity).score;
  const [best] = roles.map((role) => ({ role, own: score(role) })).toSorted((a, b) => b.own - a.own);
  return best && best.own >= LEAST * 2 ? best.role : roles[0];
}

/** Of whom the description tells more deeds than of any other. */
function doesMost(role: Role, roles: readonly Role[]): boolean {
  return roles.every((other) => other === role || other.doings.length < role.doings.length);
}

/** Who of those that run the service it is for, where the idea speaks of their work. */
function ofHouse(idea: Idea, roles: readonly Role[], main: Role): Role | undefined {
  // "no pick-ups on holidays": what is not to be planned is the matter of those who plan.
  if (isServed(main) && /^keep .+ from being (?:planned|charged)\b/.test(idea.action.wish))
    return overseers(roles)[0] ?? main;
  // "companies phone us": whoever is rung up runs it.
  const isAmongStaff = roles.length > 1 && roles.every((role) => !isServed(role));
  if ((isServed(main) || isAmongStaff) && runsIt(idea)) return running(roles)[0] ?? main;
  // "gas went up and we still charge the old price": "we" who tell of a trouble are those who run it.
  if (isServed(main) && speaksForHouse(idea)) return bestOf(running(roles), idea);
  if (!isServed(main)) return undefined;
  // "half my team turns up at the old one": whoever has a team leads it.
  const leads = /\bmy (?:team|squad|crew|class|staff|players|pupils|students)\b/i.test(idea.text)
    ? roles.find((role) => !isServed(role) && role.doings.length > 0 && !isDepartment(role.name))
    : undefined;
  return leads ?? (isOfWork(idea) ? (running(roles).find(looksAtFigures) ?? bestOf(running(roles), idea)) : undefined);
}

/** Who it is for where nothing in the idea tells. */
export function likely(idea: Idea, roles: readonly Role[]): Role | undefined {
  const main = mainRole(roles);
  const house = main && ofHouse(idea, roles, main);
  if (house) return house;
  // "ask actors for their dates": whoever plans asks them.
  const asked = /^ask (?:the |our |all )?(.{3,30}?) (?:for|to|about|whether|if|when|what)\b/i.exec(
    idea.action.wish,
  )?.[1];
  if (isHuman(asked?.split(' ').at(-1) ?? ''))
    return running(roles.filter((role) => role !== roleNamed(asked ?? '', roles)))[0] ?? main;
  // "suggest who can stand in": it is suggested to those who plan.
  if (main && !idea.speaker && /^(?:suggest|propose|recommend)\b/.test(idea.action.wish))
    return overseers(roles)[0] ?? roles.find((role) => !isServed(role) && role.doings.length > 0) ?? main;
  // "move everyone to the next sailing": what is done to all of them is done by those who run the service.
  if (
    main &&
    isServed(main) &&
    /\b(?:move|text|inform|tell|notify|e-?mail|message|refund|rebook|call) (?:everyone|everybody|all (?:of them|passengers|guests|customers|members))\b/i.test(
      idea.text,
    )
  )
    return overseers(roles)[0] ?? roles.find((role) => !isServed(role) && role.doings.length > 0) ?? main;
  // "no-show list with phone numbers": a list of people is for those who run the service.
  if (
    main &&
    isServed(main) &&
    /\b(?:no-shows?|blacklist|phone numbers|audit|approvals?|fraud|templates?|due dates?|workflow|escalation|utili[sz]ation|heatmap)\b/i.test(
      idea.text,
    ) &&
    !/\bmy\b/i.test(idea.text)
  )
    return roles.find((role) => !isServed(role)) ?? main;
  // "schedule services by engine hours": what is planned, approved and reported is the matter of those who do so.
  const over =
    main &&
    !/\b(?:i|my|me)\b/i.test(idea.text) &&
    (RUNNING.test(idea.text) || (!isServed(main) && /^plan\b/.test(idea.action.wish)))
      ? overseers(roles)
      : [];
  if (main && over.length > 0 && !over.includes(main)) return over[0];
  // "pay an open toll": whoever is served does.
  if (main && !isServed(main) && isOfServed(idea))
    return roles.find((role) => isServed(role) && role.doings.length > 0) ?? roles.find(isServed) ?? main;
  // "export my entries": whoever says so is mostly one of those whom the service is for.
  if (main && /\bmy\b/i.test(idea.text) && !isServed(main)) return roles.find(isServed) ?? main;
  if (main && isServed(main) && isRuling(idea)) return bestOf(running(roles), idea) ?? main;
  // What is to hold for everybody is the matter of those who run the service.
  if (main && holdsForAll(idea)) {
    // What follows where those have not answered who run it is the matter of whoever waits for them.
    const isServedBy =
      idea.action.rule !== undefined &&
      idea.except !== undefined &&
      / not\b/.test(idea.action.outcome ?? '') &&
      idea.action.rule !== 'ban';
    const fitting = isServedBy ? roles.filter(isServed) : running(roles);
    return fitting.find(({ doings }) => doings.length > 0) ?? (main.doings.length > 0 ? main : (fitting[0] ?? main));
  }
  // "can I see only the scenes I am in": whoever speaks of themselves alone is seldom the head of all.
  if (
    main &&
    /\bi\b/i.test(idea.text) &&
    !/\b(?:we|us|our)\b/i.test(idea.text) &&
    MANAGERS.test(main.name) &&
    !doesMost(main, roles)
  )
    return roles.find(({ name, doings }) => doings.length > 0 && !MANAGERS.test(name) && !isGroupName(name)) ?? main;
  return anyHand(idea, roles, main) ?? main;
}
