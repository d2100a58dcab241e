/** A number of the US as people there write it; any other as it is. */
const readable = (phone: string) => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')

/** A telephone number, which reads from left to right on every page. */
export function PhoneNumber({ phone }: { phone: string }) {
  return <bdi dir="ltr">{readable(phone)}</bdi>
}
