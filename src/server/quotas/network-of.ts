/** Whose an address is: whoever has one of IPv6 has the 2^64 of its network; one of IPv4 may come written as IPv6. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [head = [], tail] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : [];
  return [...head, ...zeros].slice(0, 4).join(':');
}
