type Dashed<Name> = Name extends `${infer Word}_${infer Rest}` ? `${Word}-${Dashed<Rest>}` : Name

/** The last piece of the addresses of a part of the site: `hero-section` for `hero_section`. */
export const partPath = <Part extends string>(part: Part) => part.replaceAll('_', '-') as Dashed<Part>
