import { existsSync, readFileSync, readdirSync } from 'node:fs';

/**
 * Resident bytes of the Node processes below `pid`, itself included (Linux; NaN elsewhere). PostgreSQL is not a Node
 * process.
 */
export function nodeResidentBytes(pid) {
  if (!existsSync('/proc')) return Number.NaN;
  const children = new Map();
  for (const entry of readdirSync('/proc')) {
    const status = readStatus(entry);
    if (status) children.set(status.parent, [...(children.get(status.parent) ?? []), status]);
  }
  const own = readStatus(String(pid));
  let total = 0;
  const pending = own ? [own] : [];
  for (let process = pending.pop(); process; process = pending.pop()) {
    if (/node|MainThread/.test(process.name)) total += process.resident;
    pending.push(...(children.get(process.pid) ?? []));
  }
  return total;
}

function readStatus(pid) {
  if (!/^\d+$/.test(pid)) return undefined;
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(text)?.[1];
    return {
      pid: Number(pid),
      parent: Number(field('PPid')),
      name: field('Name') ?? '',
      resident: Number(field('VmRSS') ?? 0) * 1024,
    };
  } catch {
    return undefined;
  }
}
