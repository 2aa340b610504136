import { cookies, headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { localeCookie, pickLocale } from './locale';
import { messagesOf } from './messages';

// The language is a taste of the reader, not a place: no locale in the address, links stay the same for everybody.
export default getRequestConfig(async () => {
  const locale = pickLocale((await cookies()).get(localeCookie)?.value, (await headers()).get('accept-language'));
  return { locale, messages: await messagesOf(locale), timeZone: 'Europe/Berlin' };
});
