import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, unlinkSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';

interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** What a stage of an image has become: its files, and how its program is to be run. */
export interface Stage {
  /** The folder that stands for its root. */
  readonly folder: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: string | undefined;
  readonly command: readonly string[];
  /** The program that tells whether it is well. */
  readonly healthcheck: readonly string[];
}

type Draft = { -readonly [Key in keyof Stage]: Stage[Key] };

/**
 * Does what a Dockerfile says with folders instead of images: copies what `.dockerignore` lets through, and runs its
 * programs on this machine. Only what npm would install is not fetched: the packages that are here stand in for it,
 * and after `npm prune --omit=dev` those alone that production has.
 */
export function buildImage(context: string, dockerfile: string, into: string): Stage {
  const stages = new Map<string, Draft>();
  let stage: Draft | undefined;
  for (const instruction of read(readFileSync(join(context, dockerfile), 'utf8'))) {
    if (instruction.name === 'FROM') {
      const name = / AS (\w+)$/i.exec(instruction.rest)?.[1] ?? 'final';
      const folder = join(into, name);
      mkdirSync(folder, { recursive: true });
      stage = { folder, workdir: '/', env: {}, user: undefined, command: [], healthcheck: [] };
      stages.set(name, stage);
    } else if (stage) follow(instruction, stage, stages, context);
  }
  if (!stage) throw new Error('The Dockerfile begins no stage.');
  return stage;
}

function read(text: string): Instruction[] {
  return text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ name: line.split(' ', 1)[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));
}

function follow({ name, rest }: Instruction, stage: Draft, stages: ReadonlyMap<string, Stage>, context: string): void {
  const here = join(stage.folder, stage.workdir);
  switch (name) {
    case 'WORKDIR':
      stage.workdir = rest;
      mkdirSync(join(stage.folder, rest), { recursive: true });
      return;
    case 'ENV':
      for (const [, key = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) stage.env = { ...stage.env, [key]: value };
      return;
    case 'COPY':
      return copy(rest, here, stages, context);
    case 'RUN':
      return run(rest, stage, context);
    case 'USER':
      stage.user = rest;
      return;
    case 'HEALTHCHECK':
      stage.healthcheck = JSON.parse(rest.slice(rest.indexOf('[')));
      return;
    case 'CMD':
      stage.command = JSON.parse(rest);
      return;
    case 'VOLUME':
    case 'EXPOSE':
      return;
    default:
      throw new Error(`Nothing is known of ${name}.`);
  }
}

function copy(rest: string, here: string, stages: ReadonlyMap<string, Stage>, context: string): void {
  const [, from, what = ''] = /^(?:--from=(\w+) )?(.+)$/.exec(rest) ?? [];
  const names = what.split(' ');
  const target = names.pop() ?? '';
  const source = from === undefined ? context : stages.get(from)?.folder;
  if (source === undefined) throw new Error(`There is no stage ${from}.`);
  const ignored = from === undefined ? ignoredIn(context) : () => false;
  for (const name of names) {
    const path = join(source, name);
    if (!existsSync(path) || ignored(name)) throw new Error(`COPY finds no ${name}.`);
    const to = target.endsWith('/') ? join(here, target, name.slice(name.lastIndexOf('/') + 1)) : join(here, target);
    const filter = (one: string): boolean => !ignored(relative(source, one));
    cpSync(path, to, { recursive: true, verbatimSymlinks: true, filter });
  }
}

function ignoredIn(context: string): (path: string) => boolean {
  const patterns = readFileSync(join(context, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return (path) => {
    const above = path.split('/').map((_part, index, parts) => parts.slice(0, index + 1).join('/'));
    let ignored = false;
    for (const pattern of patterns) {
      const glob = pattern.replace(/^!/, '');
      if (above.some((one) => matchesGlob(one, glob))) ignored = !pattern.startsWith('!');
    }
    return ignored;
  };
}

function run(command: string, { folder, workdir, env }: Stage, context: string): void {
  const here = join(folder, workdir);
  const modules = join(here, 'node_modules');
  if (command.startsWith('npm ci ')) return symlinkSync(join(context, 'node_modules'), modules);
  if (command.startsWith('npm prune --omit=dev ')) return linkProduction(here, join(context, 'node_modules'), modules);
  // The image's own root, and people whom only the image knows.
  const words = command.replaceAll(/ \/(?=\w)/g, ` ${folder}/`).replace(/ && chown \S+ \S+/, '');
  const path = `${dirname(process.execPath)}:${process.env['PATH']}`;
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', words], {
    cwd: here,
    env: { PATH: path, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`RUN ${command} ended with ${status}:\n${stdout}${stderr}`);
}

function linkProduction(here: string, installed: string, modules: string): void {
  const lock = JSON.parse(readFileSync(join(here, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  unlinkSync(modules);
  for (const [path, { dev = false, devOptional = false }] of Object.entries(lock.packages)) {
    const [, name, ...inside] = path.split('node_modules/');
    // A package within another comes with it.
    if (name === undefined || inside.length > 0 || dev || devOptional || !existsSync(join(installed, name))) continue;
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(installed, name), join(modules, name));
  }
}
