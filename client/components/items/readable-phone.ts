/** A number of the US as people there write it; any other as it is. */
export const readablePhone = (phone: string) => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
