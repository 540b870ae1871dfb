import { NotFound } from '../../components/NotFound/NotFound.tsx'

export { NotFound as Page }
