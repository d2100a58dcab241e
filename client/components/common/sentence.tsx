import { createElement, Fragment, type ReactNode } from 'react'

/** Renders a message whose tags are React elements. */
export const Sentence = ({ of }: { of: ReactNode[] }) => createElement(Fragment, null, ...of)
