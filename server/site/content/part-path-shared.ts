type Dashed<Name> = Name extends `${infer Word}_${infer Rest}` ? `${Word}-${Dashed<Rest>}` : Name

/** `hero-section` for `hero_section`, in URLs. */
export const partPath = <Part extends string>(part: Part) => part.replaceAll('_', '-') as Dashed<Part>
