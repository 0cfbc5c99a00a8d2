/** True when a browser sent a session of the embedded identity service along, be it still good or not. */
export function carriesSession(cookies = ''): boolean {
  return cookies.includes('session_token=');
}
