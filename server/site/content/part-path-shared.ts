type Dashed<Name> = Name extends `${infer Word}_${infer Rest}` ? `${Word}-${Dashed<Rest>}` : Name

export const partPath = <Part extends string>(part: Part) => part.replaceAll('_', '-') as Dashed<Part>
