import { createElement, Fragment, type ReactNode } from 'react'

/** A message with elements in it: `of` is what its function gives. */
export const Sentence = ({ of }: { of: ReactNode[] }) => createElement(Fragment, null, ...of)
